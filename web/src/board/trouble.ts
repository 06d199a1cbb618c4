import type { Trouble } from "./composition";
import { w } from "./words";

/** Why a letter was not laid, and what to do. */
export function told(trouble: Trouble): string {
  if (trouble === "edge") return w("trouble.edge");
  return trouble === "no-square" ? w("trouble.no-square") : w("trouble.missing", { letter: trouble.missing });
}
