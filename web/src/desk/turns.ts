import { laid, placeOf, SIZE } from "../board/board";
import type { PublicParts, RoundView, SheetLine } from "../net/server";

const EMPTY_ROW = ".".repeat(SIZE);

/** The grid as the players had it before a turn: the words retained until then. */
export function boardBefore(lines: readonly SheetLine[], turn: number): string[] {
  let rows = Array<string>(SIZE).fill(EMPTY_ROW);
  for (const line of lines) {
    const place = placeOf(line.ref);
    if (line.turn >= turn || !place) continue;
    const letters = laid(rows, place, line.replaced ? line.word.toUpperCase() : line.word);
    rows = rows.map((row, down) =>
      [...row].map((one, right) => letters.get(down * SIZE + right) ?? one).join(""),
    );
  }
  return rows;
}

export interface Letters {
  kept: string;
  drawn: string;
}

/** The letters of a turn: those in play, or those of the sheet (`-` for a rejected draw, `kept+drawn`). */
export function lettersOf(
  round: RoundView,
  turn: PublicParts["turn"] | undefined,
  lines: readonly SheetLine[],
): Letters {
  if (turn && turn.draw === round.draw) return { kept: turn.kept, drawn: turn.drawn };
  const rack = lines.find((line) => line.turn === round.turn)?.rack ?? "";
  const [kept = "", drawn = ""] = rack.includes("+") ? rack.split("+") : ["", rack];
  return { kept: kept.replaceAll("-", ""), drawn: drawn.replaceAll("-", "") };
}
