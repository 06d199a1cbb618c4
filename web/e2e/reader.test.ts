import type { Page } from "playwright-core";
import { it } from "vitest";
import { armed } from "./chief.scenes";
import { club, seat } from "./stage";

const PLAYERS = ["Amélie Aubry", "Bruno Benali"];
/** A screen has many controls, and no more. */
const MOST_TABS = 80;

/** Moves the focus by Tab alone to what has this role and name. */
async function tabTo(
  page: Page,
  role: Parameters<Page["getByRole"]>[0],
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`not reached by the keyboard: ${String(name)}`);
}

/** What a live region says, once it does. */
const hears = (page: Page, words: string | RegExp) =>
  page.getByRole("status").filter({ hasText: words }).first().waitFor({ state: "attached" });

it(
  "two turns and the end of a game are played and arbitrated by keyboard and accessibility tree alone",
  { timeout: 180_000 },
  async () => {
    const contest = await club.contest("Soirée");
    await club.ask(contest, {
      type: "Register",
      players: PLAYERS.map((name, at) => ({ name, table: at + 1 })),
    });
    await club.ask(contest, {
      type: "NameArbiters",
      arbiters: [{ id: "A1", name: "É. Coste", blocks: [{ first: 1, last: 9 }] }],
    });
    await club.ask(contest, { type: "OpenGame", source: "bag", phones: true, time: null });
    const grant = (body: Parameters<typeof club.grant>[1]) => club.grant(contest, body);
    const { page: phone } = await seat((await grant({ role: "player", table: 1 })).token, "joueur", "phone");
    const { page: chief } = await seat((await grant({ role: "chief" })).token, "juge");
    const { page: desk } = await seat((await grant({ role: "arbiter", arbiter: "A1" })).token, "arbitre");

    // The chief arbiter hears where the turn stands, types the letters and goes on by one key.
    await hears(chief, /Coup 1\s: tirer/);
    await tabTo(chief, "textbox", "Lettres tirées du sac");
    await chief.keyboard.type("GALOPES");
    await tabTo(chief, "button", /^Valider le tirage/);
    await armed(chief).waitFor();
    await chief.keyboard.press("Space");
    await hears(chief, /Coup 1\s: à jouer/);

    // The player hears the letters, goes to a square by its name, and writes.
    await hears(phone, /Coup 1, tirage\s: G, A, L, O, P, E, S\./);
    await tabTo(phone, "gridcell", /^H8, /);
    for (let left = 0; left < 4; left += 1) await phone.keyboard.press("ArrowLeft");
    await phone.getByRole("gridcell", { name: /^H4, / }).and(phone.locator(":focus")).waitFor();
    const across = phone.getByRole("button", { name: /^Sens\s: Horizontal/ });
    await phone.keyboard.press("Enter");
    if ((await across.count()) === 0) await phone.keyboard.press("Enter");
    await across.waitFor();
    await phone.keyboard.type("galopes");
    await phone.getByRole("gridcell", { name: /^H10, S, / }).waitFor();
    await tabTo(phone, "textbox", "Score revendiqué");
    await phone.keyboard.type("78");
    await phone.keyboard.press("Enter");
    await hears(phone, "Bulletin reçu");

    // The turn ends by one key; the arbiter hears the verdict while he types.
    await tabTo(chief, "button", /^Retenir/);
    await armed(chief).waitFor();
    await chief.keyboard.press("Space");
    await hears(chief, /annoncer le mot retenu/);
    await desk.getByRole("button", { name: /^Table 2 / }).waitFor();
    await desk.keyboard.type("GALOPES H4 78");
    await hears(desk, /Payé|Avertissement/);
    await desk.keyboard.press("Enter");
    await desk
      .getByRole("button", { name: /^Table 2 / })
      .filter({ hasText: /\d\d/ })
      .waitFor();

    // The player hears what was retained and what he earns, and reads it square by square.
    await hears(phone, /Mot retenu\s: GALOPES en H\d, \d+ points\. Vous\s: \d+ points\./);
    await chief.getByRole("gridcell", { name: /^H\d+, G, dernier mot/ }).waitFor();

    // Another turn, then the end: its reason is chosen and its effect heard before it is done; everybody hears it.
    await armed(chief).waitFor();
    await chief.keyboard.press("Space");
    await hears(chief, /Coup 2\s: tirer/);
    await tabTo(chief, "textbox", "Lettres tirées du sac");
    await chief.keyboard.type("MIRENTA");
    await tabTo(chief, "button", /^Valider le tirage/);
    await armed(chief).waitFor();
    await chief.keyboard.press("Space");
    await hears(phone, /Coup 2, tirage/);
    await tabTo(chief, "button", /^Retenir/);
    await armed(chief).waitFor();
    await chief.keyboard.press("Space");
    await hears(chief, /Coup 2\s: annoncer le mot retenu/);
    await tabTo(chief, "button", /^Tout voir/);
    await chief.keyboard.press("Enter");
    await tabTo(chief, "button", "Terminer la partie…");
    await chief.keyboard.press("Enter");
    await tabTo(chief, "radio", /^Interruption/);
    const organiser = chief.getByRole("radio", { name: "Décision de l’organisateur" });
    for (let moved = 0; moved < 4 && !(await organiser.isChecked()); moved += 1)
      await chief.keyboard.press("ArrowDown");
    await hears(chief, /résultats/);
    await tabTo(chief, "button", "Terminer la partie");
    await chief.keyboard.press("Enter");
    await hears(chief, /Fin de la partie/);
    await hears(phone, /Fin de la partie\. Votre total\s: \d+ points?\./);
  },
);
