import { appealArticle, appealMinutes } from "../../desk/articles";
import { w } from "../../desk/words";

/** What a note tells the player of his right to appeal, under the rulebook played. */
export function appealTold(edition: string | undefined): string {
  const article = edition === undefined ? null : appealArticle(edition);
  if (edition === undefined || article === null) return "";
  const minutes = appealMinutes(edition);
  return minutes === null ? w("note.appeal", { article }) : w("note.appeal.until", { article, minutes });
}
