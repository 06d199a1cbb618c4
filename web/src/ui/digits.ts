import { keyOf } from "./keys";

/** On AZERTY the row of digits gives digits without Maj. */
export function typeDigit(event: KeyboardEvent): void {
  const key = keyOf(event);
  if (key === null || !/^\d$/.test(key)) return;
  event.preventDefault();
  const input = event.currentTarget as HTMLInputElement;
  input.setRangeText(key, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
