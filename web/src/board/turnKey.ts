import type { Attachment } from "svelte/attachments";
import { keyOf } from "../ui/keys";

/**
 * A, over a list of past turns with a link of each: to the analysis board from the line in focus; `orLast`, from the
 * last turn where none is.
 */
export const turnKey =
  (orLast = false): Attachment<HTMLElement> =>
  (list) => {
    function press(event: KeyboardEvent): void {
      const target = event.target as Element;
      const dialog = document.querySelector("dialog[open]");
      if (event.defaultPrevented || keyOf(event) !== "A" || target.closest("input, textarea, select")) return;
      if (dialog && !dialog.contains(list)) return;
      const links = [...list.querySelectorAll<HTMLAnchorElement>("a[data-turn]")];
      const line = target.closest("tr, li");
      const last = links
        .toSorted((one, other) => Number(one.dataset.turn) - Number(other.dataset.turn))
        .at(-1);
      const link = links.find((one) => line?.contains(one)) ?? (orLast ? last : undefined);
      if (!link) return;
      event.preventDefault();
      link.click();
    }

    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  };
