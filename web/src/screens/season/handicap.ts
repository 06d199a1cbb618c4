/** `5: 5, 6D: 10` as points by series; null where a piece is none. */
export function readHandicap(text: string): Record<string, number> | null {
  const found: Record<string, number> = {};
  for (const piece of text.split(/[,;\n]/).map((one) => one.trim())) {
    if (piece === "") continue;
    const parts = /^(.+?)\s*[:=]\s*(\d+)$/.exec(piece);
    if (!parts?.[1]) return null;
    found[parts[1].toUpperCase()] = Number(parts[2]);
  }
  return found;
}
