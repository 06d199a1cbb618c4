import type { Attempt } from "../../board/attempt";
import type { Draft } from "../../board/draft";

/** A word that was composed whole, and can be taken up again. */
export interface Try {
  word: string;
  ref: string;
  points: number;
}

/** As many as anybody looks back at. */
const MOST = 30;

const tryOf = ({ word, reference, points }: Attempt): Try => ({ word, ref: reference, points });

const isSame = (one: Try, other: Try): boolean => one.word === other.word && one.ref === other.ref;

/** Whether a draft was left for another: letters were added to it as long as all of its own still lie. */
export function isLeft(before: Draft, after: Draft): boolean {
  const lies = new Map(after.laid.map(({ square, letter }) => [square, letter]));
  return before.laid.some(({ square, letter }) => lies.get(square) !== letter);
}

/** The tries with one more, each once, the last first. */
export function withTry(tries: readonly Try[], attempt: Attempt | null): readonly Try[] {
  if (!attempt || attempt.fault) return tries;
  const made = tryOf(attempt);
  return [made, ...tries.filter((one) => !isSame(one, made))].slice(0, MOST);
}

/** The dearest, the earlier of equals; what is composed now counts too. */
export function bestOf(tries: readonly Try[], attempt: Attempt | null): Try | null {
  const all = withTry(tries, attempt);
  return all.reduceRight<Try | null>((best, one) => (best && best.points >= one.points ? best : one), null);
}
