/** Whether a key is down that has not been let go. */
let held = false;

addEventListener("keydown", () => (held = true), true);
addEventListener("keyup", () => (held = false), true);
addEventListener("blur", () => (held = false));

/** The key that opens a dialog is not typed into its first field, however long it is held. */
export function keepOut(): void {
  if (!held) return;
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const refuse = (event: InputEvent): void => {
    if (event.inputType === "insertText") event.preventDefault();
  };
  addEventListener("beforeinput", refuse, options);
  addEventListener("keyup", () => stop.abort(), options);
  addEventListener("keydown", ({ repeat }) => repeat || stop.abort(), options);
}
