import { w } from "./words";

const PLAIN = ["normal", "7/8", "7+8", "7+8+9"] as const;
const JOKER = /^joker-?/;

/** A formula as it is called; by its own name where it is another. */
export function formulaName(formula: string): string {
  const plain = PLAIN.find((one) => one === (formula.replace(JOKER, "") || "normal"));
  if (plain === undefined) return formula;
  const name = w(`formula.${plain}`);
  return JOKER.test(formula) ? w("formula.joker", { formula: name }) : name;
}
