/** Whether keys reach nothing in particular: those of the page are meant. */
export const isPage = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.localName === "main");

/** Where what opened a dialog is gone, or waits, whoever reads the page goes on from its beginning. */
export function keepFocus(): void {
  const main = document.querySelector("main");
  if (!main || document.activeElement !== document.body) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** Browsers give the focus back to a field when a dialog closes, but not the caret: letters would be lost. */
export function keptCaret(): () => void {
  const field = document.activeElement as Partial<HTMLInputElement> | null;
  const [from, to] = [field?.selectionStart, field?.selectionEnd];
  return () => {
    if (from != null && field === document.activeElement) field?.setSelectionRange?.(from, to ?? from);
  };
}
