import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { mark, table, type as typeLine } from "./arbiter.scenes";
import { look } from "./browser";
import { Seat, writeWord } from "./player.scenes";
import { club, fresh } from "./stage";

const PAPER = 91;
const SLIP = "CHAT H8 20";

async function begin(seat: Seat, from: "open" | "draw"): Promise<void> {
  if (from === "open") await seat.open();
  await seat.draw();
  await seat.do({ type: "StartClock" });
}

async function end(seat: Seat): Promise<void> {
  await seat.do({ type: "Retain" });
  await seat.do({ type: "EndGame" });
}

/** How many slips of each game the server has entered, or has on the shelf. */
async function standing(seat: Seat): Promise<[entered: number[], shelved: number]> {
  const turns = await Promise.all(
    (await club.part(seat.contest, "organiser", "games")).map(async ({ game }) => {
      const path = `/api/contests/${seat.contest}/rounds/0?game=${game?.number ?? 0}`;
      const sheets = await club.get<{ entry: unknown }[]>(path).catch(() => []);
      return sheets.filter(({ entry }) => entry !== null).length;
    }),
  );
  const shelf = await club.part(seat.contest, "chief", "shelf");
  return [turns, shelf.filter(({ taken }) => taken === null).length];
}

async function enterSlip(desk: Page): Promise<void> {
  await table(desk, PAPER).waitFor();
  await typeLine(desk, SLIP);
  await desk.keyboard.press("Enter");
}

const offline = (contexts: readonly BrowserContext[], isOff: boolean) =>
  Promise.all(contexts.map((context) => context.setOffline(isOff)));

it("desks in two tabs and a phone, never reloaded over three games, put each slip into its own game or on the shelf", async () => {
  const seat = await Seat.at(club);
  const { token } = await club.grant(seat.contest, { role: "arbiter", arbiter: "A1" });
  const { context: handset, page: phone } = await fresh("phone");
  const { context: office, page: desk } = await fresh("desk");
  const second = await office.newPage();
  await phone.goto(club.link(seat.token, "joueur"));
  for (const page of [desk, second]) await page.goto(club.link(token, "arbitre"));

  // An hour without network over the change of game.
  await begin(seat, "open");
  await phone.getByRole("button", { name: "Envoyer mon bulletin" }).waitFor();
  await handset.setOffline(true);
  const [top] = await seat.solutions();
  if (!top) throw new Error("no solution");
  await writeWord(phone, seat, top);
  await phone.getByRole("button", { name: "Envoyer mon bulletin" }).click();
  await seat.do({ type: "CloseSlips" });
  await Promise.all([desk, second].map((page) => table(page, PAPER).waitFor()));
  await office.setOffline(true);
  await enterSlip(desk);
  await mark(desk, PAPER, "gardé").waitFor();
  await end(seat);
  await begin(seat, "open");
  await offline([handset, office], false);
  await desk.getByRole("link", { name: /^Étagère 2/ }).waitFor();
  await phone.getByText(/Votre bulletin du coup 1 de la partie 1 est arrivé après la partie/).waitFor();
  expect(await standing(seat)).toEqual([[0, 0], 2]);

  // The same turn of the next game has nothing of the first in either tab.
  await seat.do({ type: "CloseSlips" });
  for (const page of [desk, second]) await table(page, PAPER).waitFor();
  expect(await desk.getByText("gardé", { exact: true }).count()).toBe(0);
  await enterSlip(second);
  await expect.poll(() => standing(seat)).toEqual([[0, 1], 2]);
  await desk.getByText(`Table ${PAPER} : saisie à un autre poste`).waitFor();

  // Asleep from before the end of the second game until after the first slips of the third.
  await office.setOffline(true);
  await end(seat);
  await begin(seat, "open");
  await seat.do({ type: "CloseSlips" });
  await office.setOffline(false);
  for (const page of [desk, second]) await table(page, PAPER).waitFor();
  await desk.keyboard.press("Control+z");
  await desk.getByText("Rien à annuler.").first().waitFor();
  await enterSlip(desk);
  await expect.poll(() => standing(seat)).toEqual([[0, 1, 1], 2]);

  // The shelf.
  await second.goto(`${club.address}/#/etagere/${seat.contest}`);
  await second.getByRole("heading", { name: "2 bulletins de la partie 1 arrivés tard" }).waitFor();
  await look(second, "etagere");
  await second.keyboard.press("c");
  await second.getByRole("heading", { name: "1 bulletin de la partie 1 arrivé tard" }).waitFor();
  await second.keyboard.press("z");
  await second.getByRole("heading", { name: "Rien n’est arrivé tard" }).first().waitFor();
  expect(await standing(seat)).toEqual([[2, 1, 1], 0]);
  await look(second, "etagere-decides");
  await second.keyboard.press("Control+z");
  await second.getByRole("heading", { name: "1 bulletin de la partie 1 arrivé tard" }).waitFor();
});
