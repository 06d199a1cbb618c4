import { describe, expect, it } from "vitest";
import { decoded, review, type ReadLine } from "./pasted";

const line = (number: number, name: string, change: Partial<ReadLine> = {}): ReadLine => ({
  number,
  text: name,
  player: { table: number, name },
  guessed: ["table"],
  ...change,
});
const states = (read: ReadLine[], registered: { table: number; name: string }[] = []) =>
  review(read, registered).lines.map(({ state }) => state);

describe("what was understood of a list", () => {
  it("is sure where nothing but the table was left to choose", () => {
    expect(states([line(1, "Aubry"), line(2, "Benali")])).toEqual(["sure", "sure"]);
  });

  it("is to be checked where one line was guessed and others were not", () => {
    const pair = line(2, "Benali", { guessed: ["table", "partner"] });
    const { lines, columns } = review([line(1, "Aubry"), pair], []);
    expect(lines[1]).toMatchObject({ state: "check", remark: { kind: "guessed", fields: ["partner"] } });
    expect(columns).toEqual([]);
  });

  it("says once for all which columns are guessed in every line", () => {
    const read = [1, 2].map((number) => line(number, `N${number}`, { guessed: ["club", "table"] }));
    expect(review(read, []).columns).toEqual(["club"]);
    expect(states(read)).toEqual(["sure", "sure"]);
  });

  it("leaves out doubles, lines that are refused, and who is registered already", () => {
    const said = { fr: "déjà à la ligne 1.", en: "already on line 1." };
    const read = [
      line(1, "Aubry"),
      line(2, "aubry", { duplicate: said }),
      line(3, "", { player: null, refused: said }),
    ];
    expect(states(read, [{ table: 9, name: "AUBRY" }])).toEqual(["left", "left", "refused"]);
    expect(review(read, []).players).toEqual([{ table: 1, name: "Aubry" }]);
  });

  it("tells whom a table given in the list replaces", () => {
    const given = line(4, "Cordier", { guessed: [] });
    expect(review([given], [{ table: 4, name: "Duval" }]).lines[0]?.remark).toEqual({
      kind: "replaces",
      name: "Duval",
    });
    expect(states([given], [{ table: 4, name: "Cordier" }])).toEqual(["sure"]);
  });
});

describe("a table", () => {
  it("that is given to some and not to others is to be checked", () => {
    const read = [line(1, "Aubry", { guessed: [] }), line(2, "Benali")];
    const { lines, given } = review(read, []);
    expect(lines[1]).toMatchObject({ state: "check", remark: { kind: "guessed", fields: ["table"] } });
    expect(given).toBe(1);
  });

  it("whose player is replaced is named to the server", () => {
    const read = [line(4, "Cordier", { guessed: [] }), line(5, "Faure", { guessed: [] })];
    const known = [
      { table: 4, name: "Duval" },
      { table: 5, name: "FAURE", club: "Vallon" },
    ];
    expect(review(read, known).replacing).toEqual([4]);
  });

  it("other than his own does not register a player twice", () => {
    const read = [line(4, "Cordier", { guessed: [] })];
    const { lines, players } = review(read, [{ table: 9, name: "Cordier" }]);
    expect(lines[0]).toMatchObject({ state: "left", remark: { kind: "known", table: 9 } });
    expect(players).toEqual([]);
  });
});

it("reads files of two bytes a letter, and says that a workbook is no text", () => {
  const little = new Uint8Array([0xff, 0xfe, 0xc9, 0x00, 0x6c, 0x00]);
  const big = new Uint8Array([0xfe, 0xff, 0x00, 0xc9, 0x00, 0x6c]);
  expect([decoded(little.buffer), decoded(big.buffer)]).toEqual(["Él", "Él"]);
  expect(decoded(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]).buffer)).toBeNull();
  expect(decoded(new Uint8Array([0x6c, 0x00, 0x65, 0x00]).buffer)).toBeNull();
});

it("reads files of old spreadsheets as well", () => {
  expect(decoded(new TextEncoder().encode("Élodie").buffer)).toBe("Élodie");
  expect(decoded(new Uint8Array([0xc9, 0x6c]).buffer)).toBe("Él");
});
