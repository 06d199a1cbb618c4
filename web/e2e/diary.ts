import type { Page } from "playwright-core";
import type { DiaryKey } from "../src/net/server";
import type { Club } from "./server";

const DAY = 86_400_000;

/** A moment so many days ago. */
export const ago = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

/** A diary of a person who has played and learnt, kept by the page's browser. */
export async function withDiary(club: Club, page: Page, file: object): Promise<DiaryKey> {
  const key = await club.post<DiaryKey>("/api/records", {});
  await club.post(`/api/records/${key.id}/file`, { format: "nonuple-diary", version: 1, ...file }, key.token);
  await page.goto(`${club.address}/#/aide`);
  await page.evaluate((made) => localStorage.setItem("nonuple.diary", JSON.stringify(made)), key);
  return key;
}

const RACKS = ["AEEINRS", "AEEINRT", "AEEINST", "AEEIRST", "AEILNRT", "AEINRST", "AEINORT", "AEELNRS"];

/** Answers to seven-letter cards, the first ones due again. */
export const reviews = (days: number, count = RACKS.length): object[] =>
  RACKS.slice(0, count).map((rack, at) => ({
    card: `anagram:${rack}`,
    recall: at % 3 === 0 ? "hesitated" : "right",
    at: ago(days + at / 10),
    seconds: 12 + at,
    letters: 0,
  }));

/** A turn of an empty grid that was lost so many days ago. */
export const lostTurn = (days: number): object => ({
  source: "solo:essai:1",
  turn: 4,
  at: ago(days),
  grid: `${".".repeat(112)}MOT${".".repeat(110)}`,
  rack: "AEGLNR+U",
  ref: "8A",
  word: "GLANEUR",
  score: 74,
  points: 22,
  own: "LANGE",
});

/** Games with others, of each kind. */
export const shared = (): object[] => [
  {
    source: "free:essai",
    kind: "free",
    at: ago(2),
    points: 312,
    against: 287,
    partners: [{ name: "Odile" }, { name: "Ordinateur", level: "habitue" }],
    turns: 14,
    seconds: 845,
    told: false,
  },
  {
    source: "family:essai:1",
    kind: "family",
    at: ago(1),
    edition: "box",
    points: 540,
    top: 702,
    against: 588,
    partners: ["Léo", "Camille", "Mamie"].map((name) => ({ name })),
    tops: 3,
    turns: 18,
    told: false,
  },
];

/** Games alone over some weeks. */
export const games = (count: number): object[] =>
  Array.from({ length: count }, (_, at) => ({
    source: `solo:essai:${at}`,
    kind: at % 5 === 4 ? "topping" : "solo",
    at: ago(3 * (count - at)),
    formula: at % 4 === 3 ? "7/8" : "normal",
    edition: "2026",
    title: "Partie d’entraînement",
    points: 700 + ((at * 37) % 120) + at,
    top: 960,
    tops: 6 + (at % 9),
    turns: 20,
    seconds: 1500 - at * 9,
    told: false,
  }));
