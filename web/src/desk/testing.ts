// For tests only: the golden slips, and the keys that enter them.
import { readFileSync } from "node:fs";
import { FAULTS } from "./entry";
import type { WrittenSlip } from "../net/server";
import { wholeSlip } from "./draft";
import { BLANK, columnOf, drawingOf, rowOf, runsOf } from "./drawing";

export interface Golden {
  id: string;
  slip: WrittenSlip;
}

export const golden = (): Golden[] =>
  ["judge-2026", "judge-2009-2010"].flatMap((name) =>
    readFileSync(new URL(`../../../tests/golden/${name}.jsonl`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Golden),
  );

const times = (count: number, key: string): string[] => Array<string>(Math.max(0, count)).fill(key);

/** The keys that draw a slip on an empty drawing, letter by letter. */
export function strokesOf(written: WrittenSlip): string[] {
  const slip = wholeSlip(written);
  const keys: string[] = [];
  let [row, column] = [rowOf(BLANK.at), columnOf(BLANK.at)];
  slip.sketch.forEach((line, down) =>
    [...line].forEach((letter, right) => {
      if (letter === ".") return;
      const [toRow, toColumn] = [rowOf(BLANK.at) + down, columnOf(BLANK.at) + right];
      keys.push(...times(toRow - row, "ArrowDown"));
      keys.push(...times(toColumn - column, "ArrowRight"), ...times(column - toColumn, "ArrowLeft"));
      keys.push(letter === "?" ? "." : letter);
      [row, column] = [toRow, toColumn + 1];
    }),
  );
  const { principal } = slip;
  if (principal) {
    const runs = runsOf(drawingOf(slip.sketch));
    const found = runs.findIndex(
      ({ word, direction }) => word === principal.word && direction === principal.direction,
    );
    keys.push(String(found + 1));
  }
  for (const fault of slip.faults) {
    keys.push("/", Object.entries(FAULTS).find(([, one]) => one === fault)?.[0] ?? "");
  }
  return [...keys, "Tab", ...(slip.reference ?? ""), "Tab", ...String(slip.score ?? "")];
}
