import { laid, placeOf } from "../../board/board";
import { EXAMPLE } from "../../board/example";

const pehlvi = placeOf("13C");

export const ATTEMPT = pehlvi ? laid(EXAMPLE, pehlvi, "PEHlVI") : new Map<number, string>();
export const START = pehlvi?.square ?? null;

export const LINES = [
  { title: "Reliquat", text: "Reliquat de trois lettres" },
  { title: "Pays seul", text: "Grèce, Norvège, Portugal" },
  { title: "Nouvelles lettres", text: "Joker, lettre blanche, Égypte E, Venezuela V, Hongrie H" },
  { title: "Tirage complet", text: "Grèce, Norvège, Portugal, joker, Égypte, Venezuela, Hongrie" },
  { title: "Départ", text: "Chrono !" },
];

export const STEPS = ["Tirer", "Annoncer", "Chrono", "Terminé", "Mot retenu"].map((label) => ({
  id: label,
  label,
}));

const TOPS = [110, 16, 81, 27, 64, 122, 94, 28, 68, 34, 35, 46, 42, 31, 84, 26, 24, 19, 25, 27, 64];
const NAMES = ["Baptiste Mansouri", "Annick Amiel", "Denis Le Goff", "Solange Chabert", "Thierry Quéméré"];
const CLUBS = ["Les Embruns", "Presqu’île", "Baie d’Armor", "Rade et Rivière", "Vallon"];

export interface Player {
  table: number;
  name: string;
  club: string;
  score: number;
  turns: { points: number; top: number; solo: boolean }[];
}

/** Players of a large event, the same at each visit. */
export function players(count: number): Player[] {
  return Array.from({ length: count }, (_, at) => {
    const turns = TOPS.map((top, turn) => {
      const luck = (Math.imul(at * 21 + turn + 1, 2_654_435_761) >>> 12) % 1000;
      const missed = luck < 300 + (at / count) * 500;
      const points = missed ? Math.round(top * (luck % 17 === 0 ? 0 : 0.3 + (luck % 60) / 100)) : top;
      return { points, top, solo: !missed && luck > 990 };
    });
    const score = turns.reduce((sum, turn) => sum + turn.points, 0);
    const name = `${NAMES[at % NAMES.length] ?? ""}${at >= NAMES.length ? ` ${at + 1}` : ""}`;
    return { table: at + 1, name, club: CLUBS[(at * 7) % CLUBS.length] ?? "", score, turns };
  }).sort((one, other) => other.score - one.score);
}

/** A picture as the server sends one; it opens nothing. */
export const QR = (() => {
  const side = 25;
  const dark = (x: number, y: number) => {
    const finder = [0, side - 7].some((left) =>
      [0, side - 7].some((up) => {
        if (left > 0 && up > 0) return false;
        const [dx, dy] = [x - left, y - up];
        const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
        return ring === 3 || ring <= 1;
      }),
    );
    const nearFinder = (x < 8 || x > side - 9) && (y < 8 || (y > side - 9 && x < 8));
    return finder || (!nearFinder && (x * 7 + y * 13 + x * y) % 5 < 2);
  };
  const cells = Array.from({ length: side * side }, (_, at) => [at % side, Math.floor(at / side)] as const)
    .filter(([x, y]) => dark(x, y))
    .map(([x, y]) => `M${x + 4} ${y + 4}h1v1h-1z`)
    .join("");
  return `<svg class="segno" viewBox="0 0 33 33"><path fill="#fff" d="M0 0h33v33H0z"/><path d="${cells}"/></svg>`;
})();
