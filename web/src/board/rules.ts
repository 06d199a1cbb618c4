/* Made by `python -m nonuple.server.figures` from the rules; do not edit. */
export const RULES = {
  bonus: [0,0,0,0,0,0,0,50,75,100],
  exchangeNeeds: 7,
  challengeCost: 10,
  drawsAfter: 10,
  toppingPenalty: 20,
  firstDay: "2026-01-01",
} as const;
