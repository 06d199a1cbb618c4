import { describe, expect, it } from "vitest";
import type { GameCard, StandingLine, WallPlayed } from "../../net/server";
import type { StandingRow } from "./standing";
import { minutesTo, NAMES, pagesOf } from "./turning";

const line = (name: string, total: number, more: Partial<StandingLine> = {}): StandingLine => ({
  name,
  total,
  games: [total],
  ...more,
});
const row = (rank: number, name: string, more: Partial<StandingLine> = {}): StandingRow => ({
  id: `${rank}`,
  rank,
  shared: false,
  banded: false,
  line: line(name, 1000 - rank, more),
  gained: null,
});
const rows = Array.from({ length: 40 }, (_, at) => row(at + 1, `NOM ${at + 1}`));
const tables = Object.fromEntries(rows.map(({ id }, at) => [id, 100 - at]));
const next = { game: 2, name: "", day: "2026-11-14", starts: "17:15", room: "", tables };
const turn = { turn: 1, word: "RENE", ref: "H5", points: 8, tables: 40, found: 30, finders: [], soloist: "", below: "", below_points: 0, below_count: 0 }; // prettier-ignore
const played: WallPlayed = { game: 1, name: "", top: 8, turns: [turn], hardest: 1, series: [] };
const known = {
  rows,
  next,
  played,
  possible: [],
  nameOf: (id: string) => `NOM ${id}`,
  left: 26,
  live: undefined,
};

describe("the screen of a hall that turns", () => {
  it("goes through the ranking with the next tables, then the turns of the last game", () => {
    const pages = pagesOf(known);
    expect(pages.map(({ kind }) => kind)).toEqual(["ranking", "ranking", "turns"]);
    const [first, second] = pages;
    expect(first).toMatchObject({ first: 1, last: NAMES });
    expect(second).toMatchObject({ first: NAMES + 1, last: 40 });
    expect(second?.kind === "ranking" && second.lines[0]).toMatchObject({ rank: "33", table: 68 });
  });

  it("gives a range for a rank that can still move, and nobody who has gone", () => {
    const [page] = pagesOf({
      ...known,
      rows: [row(1, "AMIEL"), row(2, "BLANC"), row(3, "FAUX", { gone: "withdrawn" })],
      possible: [{ id: "2", best: 1, worst: 3 }],
    });
    expect(page?.kind === "ranking" && page.lines.map(({ rank }) => rank)).toEqual(["1", "1–3"]);
  });

  it("shows tables alone, by name, five minutes before the game and before the first one", () => {
    for (const some of [
      { ...known, left: 5 },
      { ...known, played: null, rows: rows.map((one) => ({ ...one, line: { ...one.line, games: [null] } })) },
    ]) {
      const pages = pagesOf(some);
      expect(pages.map(({ kind }) => kind)).toEqual(["tables", "tables"]);
      expect(pages[0]?.kind === "tables" && pages[0].lines[1]).toMatchObject({ name: "NOM 10", table: 91 });
    }
  });

  it("tells no table of the game after while one goes on", () => {
    const [page] = pagesOf({ ...known, live: { number: 2 } as GameCard, left: 3 });
    expect(page?.kind === "ranking" && page.lines[0]?.table).toBeNull();
  });

  it("counts minutes by the clock of the hall, and not once the hour is long gone", () => {
    const at = (hour: string) => new Date(`2026-11-14T${hour}`);
    expect(minutesTo(next, at("16:49"))).toBe(26);
    expect(minutesTo(next, at("19:00"))).toBeNull();
    expect(minutesTo({ day: "2026-11-14", starts: "" }, at("16:49"))).toBeNull();
    expect(minutesTo(null, at("16:49"))).toBeNull();
  });
});
