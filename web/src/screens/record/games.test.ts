import { describe, expect, it } from "vitest";
import type { DiaryGame } from "../../net/server";
import { playedIn, resultOf } from "./games";

const free: DiaryGame = {
  source: "free:a",
  kind: "free",
  at: "2026-01-02T10:00:00+00:00",
  formula: "normal",
  title: "",
  percent: null,
  points: 312,
  top: 0,
  against: 287,
  partners: [
    { name: "Léo", level: "" },
    { name: "Odile", level: "habitue" },
  ],
  tops: 0,
  turns: 14,
  seconds: 845,
  told: false,
};
const told = (game: DiaryGame): string => resultOf(game).replaceAll("\u202f", " ");

describe("a game of the diary", () => {
  it("tells what was played and with whom, computers with their level", () => {
    expect(playedIn(free)).toBe("Libre, avec Léo, Odile (Habitué)");
    expect(playedIn({ ...free, kind: "solo", partners: [] })).toBe("Seul");
    expect(playedIn({ ...free, kind: "club", title: "Coupe", partners: [] })).toBe("Au club, Coupe");
    expect(playedIn({ ...free, kind: "topping", partners: [{ name: "Ordinateur 3", level: "3" }] })).toBe(
      "Topping, avec Ordinateur 3",
    );
  });

  it("tells how it ended by what counts in it", () => {
    expect(told(free)).toBe("gagnée, 312 à 287 · 14:05");
    expect(told({ ...free, points: 200 })).toBe("perdue, 200 à 287 · 14:05");
    expect(told({ ...free, points: 287, seconds: 0 })).toBe("égalité, 287 partout");
    expect(told({ ...free, kind: "solo", against: null, points: 1, percent: 95.4, seconds: 0 })).toBe(
      "1 point · 95,4 % du top",
    );
    expect(told({ ...free, kind: "topping", tops: 1, turns: 18, percent: 5.6, seconds: 60 })).toBe(
      "1 top sur 18 · 1:00",
    );
  });
});
