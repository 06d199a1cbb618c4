/** What is read of a key press. */
export type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey" | "isComposing" | "getModifierState"
>;

const DIGIT = /^(?:Digit|Numpad)(\d)$/;
const LETTER_CODE = /^Key([A-Z])$/;
const SYMBOLS = new Set(["*", "/", ":", "=", ".", "?", "(", ")", "-", ",", "+"]);
const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "Dead"]);
const KEYPAD: Readonly<Record<string, string>> = {
  NumpadDivide: "/",
  NumpadMultiply: "*",
  NumpadSubtract: "-",
  NumpadAdd: "+",
  NumpadDecimal: ".",
  NumpadEqual: "=",
  NumpadEnter: "Enter",
};

/**
 * The key that a person means, whatever the keyboard: `"A"` a letter, `"a"` the same with Maj (circled; Caps Lock
 * does not count), `"5"` a digit even where it needs Maj (AZERTY) and on the keypad, `" "`, `"*"` and other symbols,
 * `"Enter"`, `"Shift+Enter"`, `"F2"`, `"Ctrl+Z"`, `"Alt+T"`; null for what is no key of ours.
 */
export function keyOf(press: Press): string | null {
  if (press.isComposing || MODIFIERS.has(press.key)) return null;
  const thirdLevel = press.getModifierState("AltGraph");
  const modified = !thirdLevel && (press.ctrlKey || press.metaKey || press.altKey);
  const plain = plainKey(press, thirdLevel);
  if (plain === null || (!modified && plain.length === 1)) return plain;
  const ctrl = modified && (press.ctrlKey || press.metaKey) ? "Ctrl+" : "";
  const alt = modified && press.altKey ? "Alt+" : "";
  const shift = press.shiftKey ? "Shift+" : "";
  return ctrl + alt + shift + (plain.length === 1 ? plain.toUpperCase() : plain);
}

function plainKey(press: Press, thirdLevel: boolean): string | null {
  const { key, code } = press;
  const keypad = KEYPAD[code];
  if (keypad !== undefined) return keypad;
  const digit = DIGIT.exec(code)?.[1];
  // With Maj the row of digits gives digits on AZERTY, symbols such as * and ( on QWERTY.
  if (digit !== undefined && !thirdLevel && (!press.shiftKey || !SYMBOLS.has(key))) return digit;
  if (key.length > 1) return key;
  if (key === " " || SYMBOLS.has(key) || /^\d$/.test(key)) return key;
  const letter = key.normalize("NFD").charAt(0).toUpperCase(); // without its accent
  if (/^[A-Z]$/.test(letter)) return press.shiftKey ? letter.toLowerCase() : letter;
  return press.altKey ? (LETTER_CODE.exec(code)?.[1] ?? null) : null;
}
