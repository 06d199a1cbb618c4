import { w } from "../../desk/words";
import type { RulebookView } from "../../net/server";

/** What a note tells the player of his right to appeal, under the rulebook played. */
export function appealTold(
  rulebook: Pick<RulebookView, "appeals_article" | "appeal_minutes"> | undefined,
): string {
  const article = rulebook?.appeals_article ?? null;
  if (article === null) return "";
  const minutes = rulebook?.appeal_minutes ?? null;
  return minutes === null ? w("note.appeal", { article }) : w("note.appeal.until", { article, minutes });
}
