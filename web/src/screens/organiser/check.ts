import type { RankedLine } from "../../net/server";

type Totals = Pick<RankedLine, "total" | "declared">;

/** What a player counted more than the ledger; null as long as he has not said. */
export const differenceOf = ({ total, declared }: Totals): number | null =>
  declared == null ? null : declared - total;

export function checked(lines: readonly Totals[]): { same: number; different: number; missing: number } {
  const found = lines.map(differenceOf);
  const missing = found.filter((one) => one === null).length;
  const same = found.filter((one) => one === 0).length;
  return { same, missing, different: found.length - missing - same };
}
