/** A slip as it is written down: the letters as they are drawn, a letter in lower case where a joker stands for it. */
export interface Written {
  sketch?: string[];
  reference?: string | null;
  score?: number | null;
}

export type Slip = Required<Written>;

export const asSlip = ({ sketch = [], reference = null, score = null }: Written): Slip => ({
  sketch,
  reference,
  score,
});

/** The same slip whichever way it is written down. */
export const sameSlip = (one: Written, other: Written): boolean =>
  (one.reference ?? null) === (other.reference ?? null) &&
  (one.score ?? null) === (other.score ?? null) &&
  (one.sketch ?? []).join("\n") === (other.sketch ?? []).join("\n");

/** The word of a slip that has one, across or down; null when it was drawn otherwise. */
export function wordOf({ sketch = [] }: Written): string | null {
  const [first] = sketch;
  if (first === undefined) return null;
  if (sketch.length === 1) return first.trim();
  return sketch.every((row) => row.length === 1) ? sketch.join("") : null;
}

interface Judged {
  slip: Written | null;
  solution: { word: string; ref: string } | null;
}

/** A player's word and its place, as his slip has them or as they were read. */
export const meantBy = ({ slip, solution }: Judged): { word: string | null; ref: string | null } => ({
  word: (slip && wordOf(slip)) ?? solution?.word ?? null,
  ref: slip?.reference ?? solution?.ref ?? null,
});
