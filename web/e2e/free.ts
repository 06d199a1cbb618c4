import type { Locator, Page } from "playwright-core";
import { placeOf, referenceOf, SIZE, step } from "../src/board/board";
import { vi } from "vitest";
import type { ChannelMap, HandParts, TableCommand } from "../src/net/server";
import { playing } from "./home.scenes";
import type { Club, Grant } from "./server";

interface Opened {
  contest: string;
  token: string;
}

/** Milliseconds for which a computer may think. */
const LONGEST = 30_000;

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** The last game that this browser keeps of a kind: its id and its link. */
export const keptBy = (page: Page, kind: string): Promise<{ id: string; secret: string }> =>
  page.evaluate(
    (wanted) =>
      (
        JSON.parse(localStorage.getItem("nonuple.games") ?? "[]") as {
          kind: string;
          id: string;
          secret: string;
        }[]
      ).find(({ kind }) => kind === wanted) as { id: string; secret: string },
    kind,
  );

type Free = ChannelMap["free"];

export const freeParts = async (club: Club, id: string, secret: string): Promise<Free> =>
  (await club.get<{ parts: Free }>(`/api/free/${id}/channels/free`, secret)).parts;

/** Somebody at a table of the free game: at a device, or a computer of a level. */
interface Sitting {
  name: string;
  level?: string;
}

/** A free game on the server, whose first seat one plays. */
export class FreeAt {
  private constructor(
    readonly club: Club,
    readonly id: string,
    readonly secret: string,
  ) {}

  static async begin(club: Club, chairs: readonly Sitting[], more: object = {}): Promise<FreeAt> {
    const name = "Partie libre à deux";
    const { contest: id, token } = await club.post<Opened>("/api/free/here", { name });
    const ask = (path: string, body: object) => club.post<Grant>(`/api/free/${id}/${path}`, body, token);
    await ask("commands", { type: "ArrangeTable", chairs, words: "checked", ...more });
    const own = await ask("grants", { role: "player", seats: [0] });
    await ask("commands", { type: "BeginGame" });
    return new FreeAt(club, id, own.token);
  }

  ask(command: TableCommand): Promise<unknown> {
    return this.club.post(`/api/free/${this.id}/commands`, command, this.secret);
  }

  parts(): Promise<Free> {
    return freeParts(this.club, this.id, this.secret);
  }

  async rack(): Promise<string> {
    const path = `/api/free/${this.id}/channels/hand:0`;
    return (await this.club.get<{ parts: HandParts }>(path, this.secret)).parts.hand?.rack ?? "";
  }

  async myTurn(): Promise<void> {
    // Scenes of several screens run at once: none of them may wait in the name of another's test.
    await vi.waitFor(
      async () => {
        const { table } = await this.parts();
        if (table?.phase !== "play" || table.seat !== 0) throw new Error("it is another one's turn");
      },
      { timeout: LONGEST, interval: 100 },
    );
  }

  /** The device of a page keeps the game and shows a screen of it. */
  async show(page: Page, screen = "libre"): Promise<void> {
    const { id, secret } = this;
    await page.goto(`${this.club.address}/#/aide`);
    await playing(page, { kind: "libre", id, secret, title: "Partie libre à deux", turn: 1, yours: true });
    await page.goto(`${this.club.address}/#/${screen}/${id}`);
  }
}

/** A free square beside a letter of the grid, below or above it, and otherwise alone: two letters read there. */
export function besideOf(rows: readonly string[]): string {
  const grid = rows.join("");
  if (/^\.*$/.test(grid)) return "H8";
  const isFree = (square: number | null) => square === null || grid[square] === ".";
  for (let square = 0; square < SIZE * SIZE; square += 1) {
    const above = step(square, -1, 0);
    const around = [step(square, 1, 0), step(square, 0, 1), step(square, 0, -1)];
    if (isFree(square) && !isFree(above) && around.every(isFree)) return referenceOf(square);
  }
  throw new Error("nowhere to lay a letter");
}

export const squareAt = (page: Page, reference: string) =>
  page.locator(`[data-square="${placeOf(reference)?.square}"]`);

/** Lays the first letters of the rack by touch, from a square on. */
export async function layFirst(page: Page, reference: string, count: number): Promise<void> {
  await squareAt(page, reference).click();
  for (let at = 0; at < count; at += 1) {
    const tile = page.locator("button[data-tile]").first();
    const isJoker = (await tile.getAttribute("aria-label"))?.includes("joker");
    await tile.click();
    if (isJoker) await page.getByRole("dialog").getByRole("button", { name: "E", exact: true }).click();
  }
}

const middle = async (place: Locator): Promise<readonly [number, number]> => {
  const box = await place.boundingBox();
  if (!box) throw new Error("nothing there to drag");
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Drags something to something else. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 12 });
  await page.mouse.up();
}

/** Waits until it is one's turn, or somebody's word can be challenged, or all is over. */
export async function awaited(page: Page): Promise<"mine" | "challenge" | "over"> {
  const mine = page.getByRole("heading", { name: "À vous de jouer" });
  const challenge = button(page, /Je conteste/);
  const over = page.getByRole("link", { name: /Analyser la partie/ });
  await mine.or(challenge).or(over).first().waitFor({ state: "attached" });
  if ((await over.count()) > 0) return "over";
  return (await challenge.count()) > 0 ? "challenge" : "mine";
}

/** Passes one's turn as soon as one may, unless all is over by then. */
export async function pass(page: Page): Promise<void> {
  const over = page.getByRole("link", { name: /Analyser la partie/ });
  const may = page.locator("main button:enabled", { hasText: /^Passer/ });
  await may.or(over).first().waitFor();
  if ((await over.count()) > 0) return;
  await page.keyboard.press("F3");
  const sure = page.getByRole("dialog").getByRole("button", { name: "Passer" });
  if (
    !(await sure.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    ))
  )
    return;
  await sure.press("Enter");
  await sure.waitFor({ state: "hidden" });
}

/** Passes until the game is over. */
export async function passToTheEnd(page: Page): Promise<void> {
  while ((await awaited(page)) !== "over") await pass(page);
}
