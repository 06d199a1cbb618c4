import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeStorage } from "./testing";
import { dropToken, keepRole, readArrival, takeArrival, takeCode, tokenFor } from "./session";

const address = { hash: "" };

function openTab(hash: string): boolean {
  vi.stubGlobal("sessionStorage", fakeStorage());
  address.hash = hash;
  return takeArrival();
}

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("location", address);
  vi.stubGlobal("history", { replaceState: (_: unknown, __: string, hash: string) => (address.hash = hash) });
});

describe("an address", () => {
  it.each([
    ["#/lien/abc", { token: "abc", code: null, path: "" }],
    ["#/lien/abc/juge", { token: "abc", code: null, path: "juge" }],
    ["#/code/B4K7RM", { token: null, code: "B4K7RM", path: "" }],
    ["#/code/B4K%207RM/joueur", { token: null, code: "B4K 7RM", path: "joueur" }],
    ["#/lien/%E0%A4%A", { token: "%E0%A4%A", code: null, path: "" }],
    ["#/juge", null],
    ["#/lien/", null],
    ["", null],
  ])("%s", (fragment, arrival) => {
    expect(readArrival(fragment)).toEqual(arrival);
  });

  it("keeps no secret once the page is open", () => {
    expect(openTab("#/lien/abc/juge")).toBe(true);
    expect([address.hash, tokenFor("chief")]).toEqual(["#/juge", "abc"]);
  });

  it("without a secret is left alone", () => {
    expect(openTab("#/juge")).toBe(false);
    expect([address.hash, tokenFor("chief")]).toEqual(["#/juge", null]);
  });

  it("gives its join code once", () => {
    openTab("#/code/B4K");
    expect([takeCode(), takeCode()]).toEqual(["B4K", null]);
  });
});

describe("tokens", () => {
  it("of two tabs of one browser stay apart", () => {
    openTab("#/lien/of-the-chief");
    const chief = sessionStorage;
    openTab("#/lien/of-the-display");
    expect(tokenFor("display")).toBe("of-the-display");
    vi.stubGlobal("sessionStorage", chief);
    expect(tokenFor("chief")).toBe("of-the-chief");
  });

  it("are found again by role in a new tab", () => {
    openTab("#/lien/of-the-chief");
    keepRole("chief");
    openTab("#/lien/of-the-display");
    openTab("#/juge");
    expect([tokenFor("chief"), tokenFor("display")]).toEqual(["of-the-chief", "of-the-display"]);
  });

  it("that no longer serve are forgotten everywhere", () => {
    openTab("#/lien/old");
    keepRole("chief");
    dropToken("old", "chief");
    expect(tokenFor("chief")).toBeNull();
  });
});
