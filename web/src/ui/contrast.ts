/** A colour on another, and the ratio that WCAG 2.2 AA wants: 4.5 for text, 3 for large text and controls. */
export type Pair = readonly [foreground: string, background: string, ratio: 4.5 | 3];

const on = (ratio: 4.5 | 3, foregrounds: string, backgrounds: string): Pair[] =>
  foregrounds
    .split(" ")
    .flatMap((front) => backgrounds.split(" ").map((back): Pair => [`--${front}`, `--${back}`, ratio]));

const PAGES = "paper surface surface-2";

/** Every pair that the screens use: add the pair before the colour is used. */
export const PAIRS: readonly Pair[] = [
  ...on(4.5, "ink ink-2 ink-3", `${PAGES} surface-3`),
  ...on(3, "line-strong", PAGES),
  ...on(3, "focus", `${PAGES} surface-3 square focus-edge accent-soft warn-soft zero-soft`),
  ...on(4.5, "accent-ink", `${PAGES} accent-soft`),
  ...on(3, "accent", `${PAGES} accent-soft`),
  ...on(4.5, "on-accent", "accent accent-hover accent-key"),
  ...on(4.5, "ink ink-2", "accent-soft"),
  ...on(4.5, "joker-text", `${PAGES} accent-soft warn-soft average-soft zero-soft`),

  ...on(4.5, "coord", "paper surface"),
  ...on(4.5, "on-letter-2", "letter-2"),
  ...on(4.5, "on-letter-3", "letter-3"),
  ...on(4.5, "on-word-2", "word-2"),
  ...on(4.5, "on-word-3", "word-3"),
  ...on(4.5, "on-tile joker", "tile tile-last tile-attempt tile-good tile-bad"),
  ...on(3, "tile-attempt-edge", "tile-attempt square"),
  ...on(3, "tile-good-edge", "tile-good"),
  ...on(3, "tile-bad-edge", "tile-bad"),

  ...["ok", "warn", "penalty", "zero", "average", "commission"].flatMap((tone) =>
    on(4.5, tone, `${PAGES} ${tone}-soft`),
  ),
  ...on(4.5, "ink ink-2", "ok-soft warn-soft penalty-soft zero-soft average-soft commission-soft"),

  ...on(3, "clock clock-last clock-final", `${PAGES} clock-track`),
  ...on(4.5, "clock-last clock-final", "surface"),
  ...on(3, "bar-top bar-part bar-zero bar-solo", "surface paper"),
  ...on(4.5, "on-medal", "gold silver bronze"),
  ...on(4.5, "on-question", "question"),
  ...on(4.5, "on-note", "note"),
  ...on(4.5, "surface", "ink-2"),
  ...on(3, "note-line", "note"),
];
