import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));

/** What arranges things itself, and why. Elsewhere a component names a class of layout.css. */
const REASONS: Readonly<Record<string, string>> = {
  "board/Rack.svelte": "a title no wider than the tiles that wrap beneath it",
  "board/Tile.svelte": "the ring of a joker, whose class says what state the tile is in",
  "board/Word.svelte": "the ring of a joker among the letters of a line",
  "desk/DrawnSquares.svelte": "the ring of a letter that is circled, or not",
  "desk/SlipPaper.svelte": "the ring of a letter that is circled, or not",
  "screens/event/Entries.svelte": "a cell of the table again, in its legend",
  "ui/Prose.svelte": "the sections that a page gives it",
};

const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svelte") && !file.includes("workshop/"))
  .sort();

const read = (file: string) => readFileSync(join(SOURCE, file), "utf8");

/** The rules of a style sheet that hold whatever the size of the screen. */
const lasting = (sheet: AST.CSS.StyleSheetBase["children"]): AST.CSS.Rule[] =>
  sheet.filter((node) => node.type === "Rule");

const declared = (rule: AST.CSS.Rule): string[] =>
  rule.block.children
    .filter((node) => node.type === "Declaration")
    .map(({ property, value }) => `${property}: ${value}`);

const arranges = (rule: AST.CSS.Rule) =>
  declared(rule).some((one) => /^display: (inline-)?(grid|flex)$/.test(one));

const sheetOf = (style: string) => parse(style, { modern: true }).css?.children ?? [];

const CLASSES = lasting(sheetOf(`<style>${read("ui/layout.css")}</style>`)).flatMap(({ prelude }) =>
  prelude.children.flatMap(({ children }) =>
    children.flatMap(({ selectors }) =>
      selectors.filter((one) => one.type === "ClassSelector").map(({ name }) => name),
    ),
  ),
);

describe("layout", () => {
  it("is named by components, and their own only where it must be", () => {
    const own = FILES.filter((file) => {
      const style = /<style>[^]*<\/style>/.exec(read(file))?.[0] ?? "";
      return style.includes("display:") && lasting(sheetOf(style)).some(arranges);
    });
    expect(own).toEqual(Object.keys(REASONS).sort());
  });

  it("has no name that nobody uses", () => {
    const text = FILES.map(read).join("\n");
    const words = new Set(text.match(/[a-z][\w-]*/g));
    const isUsed = (name: string) => words.has(name);
    expect(CLASSES.filter((name) => !isUsed(name))).toEqual([]);
  });
});
