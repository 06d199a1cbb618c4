import { describe, expect, it } from "vitest";
import { changed, faultOf, seated, usualSetup, withChair, withoutChair } from "./chairs";

const SETUP = usualSetup("Vous", "Ordinateur");
const PERSON = { name: "Vous", sitting: "here", level: "" } as const;

describe("chairs round a table", () => {
  it("are called otherwise than the others", () => {
    const four = withChair(withChair(SETUP, PERSON), PERSON);
    expect(four.chairs.map(({ name }) => name)).toEqual(["Vous", "Ordinateur", "Vous 2", "Vous 3"]);
    expect(withoutChair(four, 0).chairs).toHaveLength(3);
  });

  it("begin no game without a name, with one name twice, or with nobody at this device", () => {
    expect(faultOf(SETUP, "Vous")).toBeNull();
    expect(faultOf(changed(SETUP, 1, { name: " " }), "Vous")).toBe("name");
    expect(faultOf(changed(SETUP, 1, { name: "vous " }), "Vous")).toBe("same");
    expect(faultOf(changed(SETUP, 0, { sitting: "away" }), "Vous")).toBe("nobody-here");
  });

  it("are never called by a word that means another person on each device", () => {
    const away = seated(SETUP, 1, { name: "Joueur", sitting: "away", level: "" }, ["Ordinateur"]);
    expect(away.chairs[1]).toMatchObject({ name: "Joueur", sitting: "away" });
    expect(faultOf(away, "Vous")).toBe("you");
    expect(faultOf(changed(away, 0, { name: "Ana" }), "Vous")).toBeNull();
  });
});
