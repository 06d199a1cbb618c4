import { t } from "../i18n";
import type { Writing } from "./writing.svelte";

/** Why what is written is no slip; nothing where it is one. */
export function problemOf({ read }: Pick<Writing, "read">): string {
  if (!("problem" in read)) return "";
  const { problem } = read;
  if (problem.reason === "no-word") return t("entry.no-word");
  if (problem.reason === "too-long") return t("entry.too-long", { most: problem.most });
  return t(`entry.${problem.reason}`, { text: problem.text });
}
