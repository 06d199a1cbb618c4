import { keyOf } from "../../ui/keys";

/** Where letters are typed, or where the key belongs to what has the focus. */
const TYPED = "input, textarea, select, [contenteditable]";
const PRESSED = "button, a, summary";
const WALKED = "[role=grid], [role=group][tabindex]";

/** The key of the chief arbiter that was pressed, unless it is meant for the field or the button in use. */
export function pressOf(event: KeyboardEvent): string | null {
  const target = event.target instanceof Element ? event.target : null;
  if (event.repeat || target?.closest(`${TYPED}:not([role=switch])`)) return null;
  const key = keyOf(event);
  if (key === " " && target?.closest(`${PRESSED}, [role=switch]`)) return null;
  if (key?.startsWith("Arrow") && target?.closest(WALKED)) return null;
  return key;
}
