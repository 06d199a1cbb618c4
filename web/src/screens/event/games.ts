import { formulaName } from "../../board/formula";
import { w as opening } from "../../desk/opening/words";
import { NO_CLOCK } from "../../desk/opening/wish";
import { minutes, number } from "../../i18n";
import type { Arrange, EventView, GameCard, GameWish } from "../../net/server";
import { w } from "./words";

/** How a time is called; nothing for the usual one. */
export function timeName(time: string | null): string {
  if (time === null) return opening("time.none").toLowerCase();
  if (Number(time) > 0) return minutes(Number(time));
  return time === "normal" ? "" : time;
}

export const nameOf = ({ name, number: game }: GameCard): string => name || w("game.name", { game });

/** What there is to know of a game in a line. */
export const detailOf = (game: GameCard): string =>
  [
    formulaName(game.formula),
    timeName(game.time),
    game.room,
    game.seated > 0 ? w("game.seated", { count: game.seated }) : "",
    game.turns > 0 ? w("game.turns", { count: game.turns }) : "",
    game.top > 0 ? w("game.top", { top: number(game.top) }) : "",
  ]
    .filter(Boolean)
    .join(" · ");

const TONES: Partial<Record<GameCard["stage"], string>> = {
  over: "tone-ok",
  playing: "tone-ok",
  deciding: "tone-warn",
  open: "tone-warn",
};
export const toneOf = (stage: GameCard["stage"]): string => TONES[stage] ?? "";

/** A game in the hands of the organiser, before it is kept. */
export interface GameRow {
  /** The number that it has until now, 0 for a new one. */
  was: number;
  /** Whether it has begun: it keeps its place, its formula and its time. */
  begun: boolean;
  /** Whether tables are drawn: it cannot be left out. */
  drawn: boolean;
  name: string;
  formula: string;
  /** `NO_CLOCK` for none. */
  time: string;
  day: string;
  starts: string;
  room: string;
}

export const gameRows = (games: readonly GameCard[]): GameRow[] =>
  games.map(({ number: was, name, formula, time, day, starts, room, stage }) => ({
    was,
    begun: stage !== "planned" && stage !== "drawn",
    drawn: stage !== "planned",
    name,
    formula,
    time: time ?? NO_CLOCK,
    day,
    starts,
    room,
  }));

/** A game more, like the last one, at no hour. */
export const newGame = (rows: readonly GameRow[]): GameRow => {
  const last = rows.at(-1);
  return {
    was: 0,
    begun: false,
    drawn: false,
    name: w("game.name", { game: rows.length + 1 }),
    formula: last?.formula ?? "normal",
    time: last?.time ?? "normal",
    day: last?.day ?? "",
    starts: "",
    room: last?.room ?? "",
  };
};

/** The game that is played, else the next one. */
export const upcomingOf = (games: readonly Pick<GameCard, "number" | "stage">[]): number =>
  games.find(({ stage }) => stage === "open" || stage === "playing")?.number ??
  games.find(({ stage }) => stage !== "over" && stage !== "deciding")?.number ??
  1;

/** The rows with one of them a place nearer the beginning; as they are where one of the two has begun. */
export function raised(rows: readonly GameRow[], at: number): GameRow[] {
  const [before, own] = [rows[at - 1], rows[at]];
  if (!before || !own || before.begun || own.begun) return [...rows];
  return [...rows.slice(0, at - 1), own, before, ...rows.slice(at + 1)];
}

const wished = ({ was, name, formula, time, day, starts, room }: GameRow): GameWish => ({
  was,
  name: name.trim(),
  formula,
  time: time === NO_CLOCK ? null : time,
  day,
  starts,
  room: room.trim(),
});

/** The event as it is, with these games and whatever else changes. */
export const arranged = (
  event: EventView,
  rows: readonly GameRow[],
  change: Partial<Omit<Arrange, "type" | "games">>,
): Arrange => ({
  type: "Arrange",
  name: event.name,
  date: event.date,
  edition: event.edition,
  tie_breaks: event.tie_breaks,
  best: event.best,
  cut: event.cut,
  ranked: event.ranked,
  pair_category: event.pair_category,
  divided: event.divided,
  own: event.own,
  ...change,
  games: rows.map(wished),
});
