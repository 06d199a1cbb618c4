import { appealArticle, appealMinutes } from "../lib/articles";
import { w } from "./words";

/** What a note tells the player of his right to appeal, under the rulebook played. */
export function appealTold(edition: string | undefined): string {
  const article = edition === undefined ? null : appealArticle(edition);
  if (edition === undefined || article === null) return "";
  const minutes = appealMinutes(edition);
  return minutes === null ? w("note.appeal", { article }) : w("note.appeal.until", { article, minutes });
}
