import { w } from "./words";

export const FORMULAS = ["normal", "7/8", "7+8", "7+8+9"] as const;
export type Formula = (typeof FORMULAS)[number];

const JOKER = /^joker-?/;

/** A formula as the server calls it, with a joker or without. */
export const formulaOf = ({ formula, joker }: { formula: Formula; joker: boolean }): string =>
  joker ? `joker-${formula}`.replace("-normal", "") : formula;

/** Every formula, each with its joker beside. */
export const ALL_FORMULAS: readonly string[] = FORMULAS.flatMap((formula) =>
  [false, true].map((joker) => formulaOf({ formula, joker })),
);

/** What a formula is without its joker; none of ours where it is another's. */
export const plainOf = (formula: string): Formula | undefined =>
  FORMULAS.find((one) => one === (formula.replace(JOKER, "") || "normal"));

/** `7 et 8, joker` for `joker-7+8`; by its own name where it is another. */
export function formulaName(formula: string): string {
  const plain = plainOf(formula);
  if (plain === undefined) return formula;
  const name = w(`formula.${plain}`);
  return JOKER.test(formula) ? w("formula.joker", { formula: name }) : name;
}
