/** What a key does again and again while it is held: to move and to take back. */
const REPEATED = /^(?:Arrow\w+|Backspace|Delete|Tab|PageUp|PageDown|Home|End)$/;
const WRITTEN =
  "textarea, [contenteditable], input:not([type=button], [type=checkbox], [type=radio], [type=submit])";

/** Whether a key that is held down does nothing more: only the first press acts, validates or leads on. */
export const isIdle = ({ repeat, key }: Pick<KeyboardEvent, "repeat" | "key">, isWriting: boolean): boolean =>
  repeat && !REPEATED.test(key) && (!isWriting || key === "Enter");

/** For all screens: no listener and no button ever hears of a key's repeats. */
export function actOnce(): void {
  const stop = (event: KeyboardEvent): void => {
    const isWriting = event.target instanceof Element && event.target.closest(WRITTEN) !== null;
    if (!isIdle(event, isWriting)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("keydown", stop, { capture: true });
}
