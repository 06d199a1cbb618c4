import { describe, expect, it } from "vitest";
import { readLink, writeLink, type CentreLink } from "./centreLink";

const LINK: CentreLink = { address: "https://club.example:9009", event: "ab12", token: "x_Y-9", chief: null };

describe("the link of a centre", () => {
  it.each([LINK, { ...LINK, chief: { contest: "c3", token: "d-4" } }])("is read as it is written", (link) => {
    expect(readLink(writeLink(link))).toEqual(link);
  });

  it("is read from a message that broke its line", () => {
    const text = writeLink(LINK);
    expect(readLink(`  ${text.slice(0, 30)}\n ${text.slice(30)} `)).toEqual(LINK);
  });

  it.each(["", "https://club.example/#/centre", "ftp://x/#/centre/lien/a/b", "bonjour"])(
    "is nothing else: %s",
    (text) => {
      expect(readLink(text)).toBeNull();
    },
  );
});
