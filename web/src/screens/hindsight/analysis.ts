import type { FreeRecord, GameReview, ReviewedTurn, TurnOption } from "../../net/server";

/** Chances lost from which a decision is shown in red. */
export const COSTLY = 0.08;

/** One's own turn with what else could be done. */
export interface Decision {
  n: number;
  /** Among one's own. */
  round: number;
  rack: string;
  options: readonly TurnOption[];
  played: TurnOption;
  best: TurnOption;
  /** Share of the games that the best would have won besides. */
  lost: number;
  equity: number;
  exact: boolean;
}

function decisionOf(reviewed: ReviewedTurn, record: FreeRecord, round: number): Decision | null {
  const options = reviewed.options ?? [];
  const [best] = options;
  const played = options.find((option) => option.played);
  if (!best || !played) return null;
  return {
    n: reviewed.n,
    round,
    rack: record.turns[reviewed.n - 1]?.rack ?? "",
    options,
    played,
    best,
    lost: best.chance - played.chance,
    equity: played.equity - best.equity,
    exact: reviewed.exact ?? false,
  };
}

/** One's own turns that were looked at, in order. */
export function decisionsOf({ turns }: GameReview, record: FreeRecord, seat: number): Decision[] {
  const own = record.turns.filter((turn) => turn.seat === seat).map(({ n }) => n);
  return turns
    .filter((turn) => turn.seat === seat)
    .flatMap((turn) => decisionOf(turn, record, own.indexOf(turn.n) + 1) ?? [])
    .sort((one, other) => one.n - other.n);
}

/** One player's share of the chart between two curves, from the left of what is known. */
export interface Band {
  seat: number;
  /** Points `x,y` around it, in a box of 100 by 100. */
  points: string;
  /** Its upper edge alone. */
  edge: string;
}

/** Chances of all, stacked from below: the one who looks first, then the others. */
export function bandsOf({ turns, total }: GameReview, seat: number, seats: number): Band[] {
  const known = [...turns].sort((one, other) => one.n - other.n);
  const order = [seat, ...Array.from({ length: seats }, (_, at) => at).filter((at) => at !== seat)];
  const x = (n: number) => (total <= 1 ? 100 : ((n - 1) / (total - 1)) * 100).toFixed(2);
  const below = known.map(() => 0);
  return order.map((at) => {
    const floor = known.map(({ n }, index) => `${x(n)},${(100 - (below[index] ?? 0)).toFixed(2)}`);
    known.forEach(({ chances }, index) => {
      below[index] = Math.min(100, (below[index] ?? 0) + (chances[at] ?? 0) * 100);
    });
    const edge = known.map(({ n }, index) => `${x(n)},${(100 - (below[index] ?? 0)).toFixed(2)}`);
    return { seat: at, points: [...edge, ...floor.reverse()].join(" "), edge: edge.join(" ") };
  });
}

/** Why the best was better, in what can be seen: points, then letters kept. */
export const isDearer = ({ best, played }: Decision): number => best.score - played.score;
