import { describe, expect, it } from "vitest";
import type { DoorLine, RegularPerson } from "../../net/server";
import { countsOf, entering, entrantsOf, inOrder, meant, namesakesOf, regularsOf } from "./arrivals";

const DOOR: Record<string, DoorLine> = {
  "door:1": { name: "DUBREUIL Nadine", games: [{ arrival: "late" }], cards: ["AB3D-EFGH"] },
  "door:2": { name: "AMIEL Zoé", club: "Brest", games: [{ arrival: "here", table: 4 }] },
  "door:3": { name: "AMIEL Zoé", club: "Albi", games: [{}] },
  "door:4": { name: "Le Goff Éric", games: [{ arrival: "gone" }] },
};
const CLEO: RegularPerson = {
  name: "CHABERT Cléo",
  licence: "4711",
  federation: "",
  club: "Albi",
  series: "4B",
  category: "V",
  times: 3,
  last: true,
  card: "ZZZZ-2222",
};
const those = inOrder([
  ...entrantsOf(DOOR, 1, (id) => (id === "1" ? ["1236650"] : [])),
  ...regularsOf([CLEO]),
]);
const names = (typed: string) => meant(those, typed).map(({ name, club }) => `${name} ${club}`.trim());

describe("at the door", () => {
  it("counts those who are there, late, absent and awaited, and neither those who left nor regulars", () => {
    expect(countsOf(those)).toEqual({ here: 1, late: 1, absent: 0, awaited: 1 });
  });

  it("finds people by the beginnings of their names, however they are typed", () => {
    expect(names("nad dub")).toEqual(["DUBREUIL Nadine"]);
    expect(names("eric")).toEqual(["Le Goff Éric"]);
    expect(names("goff, é")).toEqual(["Le Goff Éric"]);
    expect(names("amiel")).toEqual(["AMIEL Zoé Albi", "AMIEL Zoé Brest"].reverse());
    expect(names("x")).toEqual([]);
    expect(names("")).toHaveLength(5);
  });

  it("finds whose a card or a licence is, and nobody of whom it is a part", () => {
    expect(names("ab3d efgh")).toEqual(["DUBREUIL Nadine"]);
    expect(names("1236650")).toEqual(["DUBREUIL Nadine"]);
    expect(names("123665")).toEqual([]);
    expect(names("ZZZZ-2222")).toEqual(["CHABERT Cléo Albi"]);
    expect(names("4711")).toEqual(["CHABERT Cléo Albi"]);
  });

  it("tells namesakes", () => {
    expect([...namesakesOf(those)]).toEqual(["AMIEL Zoé"]);
  });

  it("enters regulars under numbers that nobody bears", () => {
    const { people, entries } = entering([CLEO, CLEO], [{ id: "7" }, { id: "x" }], [{ id: "12" }]);
    expect(people.map(({ id, name }) => [id, name])).toEqual([
      ["8", "CHABERT Cléo"],
      ["9", "CHABERT Cléo"],
    ]);
    expect(entries).toEqual([
      { id: "13", people: ["8"] },
      { id: "14", people: ["9"] },
    ]);
  });
});
