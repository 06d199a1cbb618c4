import type { Api } from "../lib/api";
import type { Line, SheetLine } from "../lib/server";

/** A game that is over, read from the files that the server gives of it. */
export interface Past {
  ranking: Line[];
  sheet: SheetLine[];
}

const SEPARATOR = ";";
const FIXED = 12;

/** The fields of one line of the table; a field in quotation marks may hold the separator. */
function fieldsOf(line: string): string[] {
  const fields = line.match(/("(?:[^"]|"")*"|[^;]*)(;|$)/g) ?? [];
  return fields
    .map((field) => (field.endsWith(SEPARATOR) ? field.slice(0, -1) : field))
    .map((field) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field));
}

const figure = (text: string | undefined): number => Number((text ?? "").replace(",", ".")) || 0;
const figureOrNone = (text: string | undefined): number | null => (text ? figure(text) : null);

/** The ranking as `results.csv` has it. */
export function readRanking(csv: string): Line[] {
  const [heading = "", ...lines] = csv.split("\r\n").filter((line) => line !== "");
  const turns = Math.max(0, heading.split(SEPARATOR).length - FIXED);
  return lines.map((line) => {
    const [rank, table, name, club, series, category, total, percent, negative, solos, warnings, deduction] =
      fieldsOf(line);
    return {
      rank: figure(rank),
      table: figure(table),
      name: name ?? "",
      club: club ?? "",
      series: series ?? "",
      category: category ?? "",
      total: figure(total),
      percent: figureOrNone(percent),
      negative: figure(negative),
      solos: figure(solos),
      warnings: figure(warnings),
      deduction: figure(deduction),
      turns: fieldsOf(line)
        .slice(FIXED, FIXED + turns)
        .map(figureOrNone),
    };
  });
}

const RACK = /^ *(\d+) {2,}(\S+)/;
const SOLUTION = /(\S+) +([A-O]\d{1,2}|\d{1,2}[A-O]) +(\d+) +\d+$/;

/** `B(R)EVET`, as sheets write a joker, as `BrEVET`. */
const unbracketed = (word: string): string =>
  word.replace(/\((.)\)/g, (_, letter: string) => letter.toLowerCase());

/** The turns as `sheet.txt` has them: each word stands one line below its letters. */
export function readSheet(text: string): SheetLine[] {
  const lines = text.split("\n");
  const racks = lines.flatMap((line) => RACK.exec(line)?.[2] ?? []);
  const solutions = lines.flatMap((line) => {
    const found = SOLUTION.exec(line);
    return found ? [found] : [];
  });
  return solutions.map(([, word = "", ref = "", score], at) => ({
    turn: at + 1,
    rack: racks[at] ?? "",
    ref,
    word: unbracketed(word),
    score: figure(score),
    bonus: 0,
    cross: [],
    replaced: null,
  }));
}

export async function fetchPast(api: Api, contest: string, game: number): Promise<Past> {
  const path = `/api/contests/${encodeURIComponent(contest)}`;
  const [csv, text] = await Promise.all([
    api.getText(`${path}/results.csv?game=${game}`),
    api.getText(`${path}/sheet.txt?game=${game}`),
  ]);
  return { ranking: readRanking(csv.replace(/^\ufeff/, "")), sheet: readSheet(text) };
}
