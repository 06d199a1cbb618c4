import type { Trouble } from "./composition";
import { w } from "./words";

/** Why a letter was not laid, and what to do. */
export function told(trouble: Trouble): string {
  return typeof trouble === "string"
    ? w(`trouble.${trouble}`)
    : w("trouble.missing", { letter: trouble.missing });
}
