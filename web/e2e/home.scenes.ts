import type { Page } from "playwright-core";
import { Evening } from "./evening";
import type { Club } from "./server";

export const HELLO = "À vous de jouer.";
const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** A game as a device remembers it; its title is long, its turns are many. */
const GAME = {
  kind: "solo",
  id: "a",
  secret: "s",
  title: "Simultané du club, rejouée",
  turn: 16,
  yours: true,
  percent: 82.9,
  total: 23,
  turns: [1, 1, 0.8, 1, 0.6, 1, 1, 0.4, 0.5, 1, 0.9, 1, 1, 1, 0.8],
  grid: [
    "......HUITANTE.",
    "...R.........N.",
    "...OC.....P..S.",
    "...OH.BLOGUENT.",
    "...FI.....B..E.",
    "....M....QI..R.",
    "....I....As.LEV",
    "...CORDENT...SE",
    ".......P......U",
    ".....KOALAS..EX",
    ".......N..U..D.",
    ".......D..I..A.",
    ".......R..V..M.",
    ".......E.MEURS.",
    ".......Z.......",
  ],
};
const FREE = { kind: "libre", id: "b", secret: "s", title: "Partie libre", turn: 4, yours: true };
const TOPPING = { kind: "topping", id: "c", secret: "s", title: "Topping", turn: 4, yours: true };

/** Has the device remember games that go on. */
export async function playing(page: Page, ...games: object[]): Promise<void> {
  const at = Date.now() - 20 * 60_000;
  await page.evaluate(
    (kept) => localStorage.setItem("nonuple.games", JSON.stringify(kept)),
    games.map((game) => ({ ...game, at })),
  );
}

/** Brings a page into each state of the front page, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const home = `${club.address}/#/`;
  await page.goto(home);
  await title(page, HELLO).waitFor();
  await page.getByText(/Liste libre fournie/i).waitFor();
  await shoot("premiere-visite");
  await page.getByLabel("Code de salle").fill("zzzz9999");
  await page.getByRole("button", { name: "Rejoindre" }).click();
  await page.getByRole("alert").waitFor();
  await shoot("code-inconnu");

  await playing(page, GAME);
  await page.reload();
  await page.getByRole("link", { name: /Reprendre le coup 16/ }).waitFor();
  await shoot("une-partie");

  const evening = await Evening.open(club, "Festival de la Baie", 4);
  await evening.start();
  await evening.draw();
  await Evening.open(club, "Simultané du club", 2);
  await playing(page, GAME, FREE, TOPPING);
  await page.goto(club.link(club.owner));
  await page.getByText("Festival de la Baie").waitFor();
  await shoot("plusieurs");

  const { token } = await club.grant(evening.contest, { role: "chief" });
  await page.goto(club.link(token));
  await page.getByRole("link", { name: /Retrouver ma place/ }).waitFor();
  await shoot("en-place");

  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByText("Réseau coupé.").waitFor();
  await shoot("hors-ligne");
  await page.context().setOffline(false);
}
