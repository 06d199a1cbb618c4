import type {
  ClockView,
  Command,
  DeskProgress,
  Handed,
  RankedLine,
  RoundView,
  SheetLine,
  ResultsSummary,
  TurnView,
} from "../../net/server";
import { capitals } from "../../ui/letters";

export type Stage = TurnView["stage"];

/** The five stages of a turn, in the order of the rulebook. */
export const STEPS = ["draw", "letters", "play", "word", "announce"] as const;
export type Step = (typeof STEPS)[number];

const isStep = (stage: Stage): stage is Step => STEPS.some((step) => step === stage);

/** The step that a stage belongs to; an interruption stays at the step that it came in, the end of a game has none. */
export function stepOf(stage: Stage, drawn: string, clock: ClockView["state"] | undefined): Step | null {
  if (isStep(stage)) return stage;
  if (stage !== "paused") return null;
  if (clock === "paused") return "play";
  return drawn === "" ? "draw" : clock === "over" ? "word" : "letters";
}

type DirectionName =
  | "MixPhrase"
  | "Draw"
  | "StartClock"
  | "Retain"
  | "TakeBackRetained"
  | "EndAnnouncement"
  | "CancelTurn"
  | "CorrectTurn"
  | "AmendTurn"
  | "Interrupt"
  | "Resume"
  | "EndGame"
  | "TakeBackEnd"
  | "Undo"
  | "Redo";

/** Commands that direct the game, which carry what the chief arbiter has seen. */
export type Direction = Extract<Command, { type: DirectionName }>;

/** Letters of a real bag as they are typed: `,` and `*` are the joker too, for they lie near on some keyboards. */
export const lettersTyped = (text: string, most: number): string =>
  capitals(text.replace(/[,*]/g, "?"), "?").slice(0, most);

/** How many have been entered of how many, at all desks, for the last turn whose slips are in hand and the one before. */
export interface Collected {
  turn: number;
  entered: number;
  expected: number;
  open: number;
  desks: { key: string; name: string; round: RoundView }[];
}

/** The slips of the last turns, the latest first. */
export function collected(progress: readonly DeskProgress[]): Collected[] {
  const turns = [...new Set(progress.flatMap((desk) => desk.rounds.map((round) => round.draw)))];
  return turns
    .sort((one, other) => other - one)
    .map((draw) => {
      const desks = progress.flatMap((desk, at) =>
        desk.rounds
          .filter((round) => round.draw === draw)
          .map((round) => ({ key: desk.arbiter ?? `${at}`, name: desk.name, round })),
      );
      const sum = (of: (round: RoundView) => number) =>
        desks.reduce((total, { round }) => total + of(round), 0);
      return {
        turn: desks[0]?.round.turn ?? 0,
        entered: sum((round) => round.entered),
        expected: sum((round) => round.expected),
        open: sum((round) => round.open),
        desks: desks.filter(({ round }) => round.expected > 0),
      };
    });
}

/** `GNP+?EVH` of the sheet as the letters kept and those drawn. */
export function lettersOf({ rack }: Pick<SheetLine, "rack">): { kept: string; drawn: string } {
  const [kept = "", drawn] = rack.replace(/^[^A-Z?]+/, "").split("+");
  return drawn === undefined ? { kept: "", drawn: kept } : { kept, drawn };
}

/** A word as it is published, its jokers between brackets. */
export const bracketed = (word: string): string =>
  word.replace(/[a-z]/g, (letter) => `(${letter.toUpperCase()})`);

/** A word as it is typed: capitals without accents, jokers between brackets. */
export const wordTyped = (text: string): string => capitals(text, "()");

/** What a return to a turn sets aside: turns whose word was retained, and all slips from there on. */
export function setAside(
  to: number,
  played: number,
  slips: readonly Handed[],
): { turns: number; slips: number } {
  const from = slips.filter(({ turn }) => turn >= to);
  return { turns: Math.max(0, played - to + 1), slips: from.reduce((sum, one) => sum + one.slips, 0) };
}

export interface SheetRow extends SheetLine {
  total: number;
  /** How many players were paid the top; null before any slip was. */
  found: number | null;
}

/** The game's sheet with its running total and how many found each word. */
export function sheetRows(
  sheet: readonly SheetLine[],
  ranking: readonly Pick<RankedLine, "turns">[],
  summary: ResultsSummary | undefined,
): SheetRow[] {
  let total = 0;
  return sheet.map((line, at) => {
    total += line.score;
    const top = summary?.turns[at];
    const paid = ranking.map(({ turns }) => turns[at]).filter((points) => typeof points === "number");
    const found =
      top === undefined || paid.length === 0 ? null : paid.filter((points) => points >= top).length;
    return { ...line, total, found };
  });
}
