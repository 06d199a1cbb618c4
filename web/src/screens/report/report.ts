import type { Cause, CurvePoint, DiaryGame, SoloLine, SoloReport } from "../../net/server";

/** Below this share of the top a turn is one to take up again. */
export const LOW = 0.6;

export interface TurnBar {
  turn: number;
  share: number;
  lost: number;
  look: "top" | "part" | "low";
  hinted: boolean;
  /** The median of the room as a share of the top. */
  room: number | null;
}

const shareOf = (points: number, top: number): number =>
  top > 0 ? Math.max(0, Math.min(1, points / top)) : 1;

export function barOf({ turn, points, top, hints, room }: CurvePoint): TurnBar {
  const share = shareOf(points, top);
  return {
    turn,
    share,
    lost: top - points,
    look: points >= top ? "top" : share < LOW ? "low" : "part",
    hinted: hints > 0,
    room: room == null ? null : shareOf(room, top),
  };
}

export interface Loss {
  cause: Cause;
  points: number;
  turns: number;
  words: readonly string[];
}

/** Where the points went, the dearest cause first: what hints cost is no cause. */
export function lossesOf({ missed }: Pick<SoloReport, "missed">): Loss[] {
  const losses = new Map<Cause, Loss>();
  for (const { cause, lost, word } of missed) {
    const known = losses.get(cause) ?? { cause, points: 0, turns: 0, words: [] };
    losses.set(cause, {
      cause,
      points: known.points + lost,
      turns: known.turns + 1,
      words: [...known.words, word.toUpperCase()],
    });
  }
  return [...losses.values()].sort((one, other) => other.points - one.points);
}

export interface Found {
  turn: number;
  /** One's own word. */
  word: string;
  top: number;
  /** How many of the room found it too; null where no room played. */
  finders: number | null;
  /** Whether the word retained was another. */
  other: boolean;
}

/** Tops that were found: those that the fewest found first, else the dearest. */
export function foundIn(curve: readonly CurvePoint[], sheet: readonly SoloLine[]): Found[] {
  const points = new Map(curve.map((one) => [one.turn, one]));
  return sheet
    .filter(({ points: own, top }) => own >= top && top > 0)
    .map(({ turn, own, word, top }) => ({
      turn,
      word: own || word,
      top,
      finders: points.get(turn)?.finders ?? null,
      other: own.toUpperCase() !== word.toUpperCase(),
    }))
    .sort((one, other) => (one.finders ?? 0) - (other.finders ?? 0) || other.top - one.top);
}

const TWELVE = 12;

/** Shares of the top of the last games alone, oldest first, the one just ended last. */
export const historyOf = (games: readonly Pick<DiaryGame, "kind" | "at" | "percent">[]): number[] =>
  [...games]
    .filter(({ kind }) => kind === "solo" || kind === "club")
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .flatMap(({ percent }) => (percent === null ? [] : [percent]))
    .slice(-TWELVE);

/** Seconds taken in all, and how many of the turns told theirs. */
export function timeOf(sheet: readonly SoloLine[]): { seconds: number; turns: number } {
  const told = sheet.flatMap(({ spent }) => (spent == null ? [] : [spent]));
  return { seconds: told.reduce((sum, one) => sum + one, 0), turns: told.length };
}

/** `1 h 02`, `12 min`, `40 s`. */
export function lasting(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole}\u00a0s`;
  const minutes = Math.round(whole / 60);
  if (minutes < 60) return `${minutes}\u00a0min`;
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, "0")}`;
}
