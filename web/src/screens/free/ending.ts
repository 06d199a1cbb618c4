import type { FreeRecord, FreeTurn } from "../../net/server";

/** What one brought home, line by line (rule 21). */
export interface Balance {
  seat: number;
  name: string;
  rank: number;
  words: number;
  moves: number;
  challenges: number;
  late: number;
  /** Letters left on the rack, and what they take away. */
  rack: string;
  left: number;
  received: number;
  total: number;
  best: { word: string; score: number } | null;
}

const isPlayed = ({ action, challenge }: FreeTurn): boolean => action === "play" && !challenge?.upheld;

const lostBy = (turns: readonly FreeTurn[], seat: number): number =>
  turns.filter(({ challenge }) => challenge && !challenge.upheld && challenge.by === seat).length;

/** The balance of each seat, in the order of the seats; null while the game goes on. */
export function balances(record: FreeRecord, challengeCost: number): Balance[] | null {
  const { end, seats, turns } = record;
  if (!end) return null;
  const out = end.reason === "out";
  return seats.map((name, seat) => {
    const own = turns.filter((turn) => turn.seat === seat);
    const played = own.filter(isPlayed);
    const adjust = end.adjust[seat] ?? 0;
    const total = end.totals[seat] ?? 0;
    const received = out && end.racks[seat] === "" ? adjust : 0;
    const best = played.reduce<FreeTurn | null>(
      (one, other) => ((other.score ?? 0) > (one?.score ?? -1) ? other : one),
      null,
    );
    return {
      seat,
      name,
      rank: 1 + end.totals.filter((other) => other > total).length,
      words: played.reduce((sum, { score }) => sum + (score ?? 0), 0),
      moves: played.length,
      challenges: 0 - challengeCost * lostBy(turns, seat),
      late: end.late?.[seat] ?? 0,
      rack: end.racks[seat] ?? "",
      left: adjust - received,
      received,
      total,
      best: best?.word ? { word: best.word, score: best.score ?? 0 } : null,
    };
  });
}

/** Who has won: one, or several who are equal. */
export const winners = (all: readonly Balance[]): Balance[] => all.filter(({ rank }) => rank === 1);
