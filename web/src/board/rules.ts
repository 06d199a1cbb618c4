/* Made by `python -m nonuple.server.figures` from the rules; do not edit. */
export const RULES = {
  drawsAfter: 10,
  firstDay: "2026-01-01",
} as const;
