import type { AnswerView, Asked, Opinion, WrittenSlip } from "../lib/server";
import { wholeSlip } from "./draft";

/** What someone at another desk has answered to a question, and at which tables. */
export interface Elsewhere {
  author: string;
  opinion: Opinion;
  tables: readonly number[];
}

/** The words asked about, and what is written where; neither circles nor the score make another question. */
function asked({ words }: Pick<Asked, "words">, slip: WrittenSlip): string {
  const { sketch, reference } = wholeSlip(slip);
  return [...words, "", ...sketch, "", reference ?? ""].join("\n").toUpperCase();
}

/** The answers of other desks to the same question, the first tables first. */
export function elsewhereOf(answers: readonly AnswerView[], question: Asked, slip: WrittenSlip): Elsewhere[] {
  const found = new Map<string, Elsewhere>();
  for (const answer of answers) {
    if (asked(answer, answer.slip) !== asked(question, slip)) continue;
    const { author, opinion, table } = answer;
    const key = `${opinion} ${author}`;
    found.set(key, { author, opinion, tables: [...(found.get(key)?.tables ?? []), table] });
  }
  return [...found.values()];
}
