import { laid, placeOf, squaresOf } from "../../board/board";
import type { SolutionView } from "../../net/server";

/** The line of a solution written as it should be: letters that lie on the grid already are not circled. */
export function lineOfSolution(solution: SolutionView, rows: readonly string[]): string {
  const place = placeOf(solution.ref);
  if (!place) return `${solution.word} ${solution.ref} ${solution.score}`;
  const own = laid(rows, place, solution.word);
  const squares = squaresOf(place, solution.word.length);
  const word = [...solution.word]
    .map((letter, at) => (own.has(squares[at] ?? -1) ? letter : letter.toUpperCase()))
    .join("");
  return `${word} ${solution.ref} ${solution.score}`;
}
