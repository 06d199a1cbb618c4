import type { AnswerView, QuestionView, AskedPlaceView, Opinion, WrittenSlip } from "../../net/server";
import { wholeSlip } from "../../desk/draft";

/** What someone at another desk has answered to a question, and at which tables. */
export interface Elsewhere {
  author: string;
  opinion: Opinion;
  tables: readonly number[];
}

/** The words asked about, and what is written where; neither circles nor the score make another question. */
function asked(ref: string, words: readonly string[], slip: WrittenSlip): string {
  const { sketch, reference } = wholeSlip(slip);
  return [ref, ...words, "", ...sketch, "", reference ?? ""].join("\n").toUpperCase();
}

/** The answers of other desks to the same question, about this place or about all; the first tables first. */
export function elsewhereOf(
  answers: readonly AnswerView[],
  question: QuestionView,
  place: AskedPlaceView | null,
  slip: WrittenSlip,
): Elsewhere[] {
  const found = new Map<string, Elsewhere>();
  const same = new Set([asked("", question.words, slip), asked(place?.ref ?? "", place?.words ?? [], slip)]);
  for (const answer of answers) {
    if (!same.has(asked(answer.ref, answer.words, answer.slip))) continue;
    const { author, opinion, table } = answer;
    const key = `${opinion} ${author}`;
    found.set(key, { author, opinion, tables: [...(found.get(key)?.tables ?? []), table] });
  }
  return [...found.values()];
}
