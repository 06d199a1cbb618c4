/** What is decided about a slip, in the words of the server. */
export type Sanction = "none" | "warning" | "penalty" | "zero" | "average" | "commission" | "undecided";

/** The glyph and the colour that go with the word. */
export const LOOKS: Readonly<Record<Sanction, { glyph: string; tone: string }>> = {
  none: { glyph: "✓", tone: "tone-ok" },
  warning: { glyph: "!", tone: "tone-warn" },
  penalty: { glyph: "▼", tone: "tone-penalty" },
  zero: { glyph: "✕", tone: "tone-zero" },
  average: { glyph: "x̄", tone: "tone-average" },
  commission: { glyph: "↗", tone: "tone-commission" },
  undecided: { glyph: "?", tone: "tone-question" },
};
