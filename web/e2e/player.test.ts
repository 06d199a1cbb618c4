import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { launch, look, visit, type Theme, type Viewport } from "./browser";
import { heading, Seat, slipOf, square, TABLE, writeWord, type Found } from "./player.scenes";
import { Club } from "./server";

let club: Club;
let browser: Browser;
let seat: Seat;

beforeAll(async () => {
  [club, browser] = await Promise.all([Club.start(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await club?.close();
});

beforeEach(async () => {
  seat = await Seat.at(club);
});

async function phone(theme: Theme = "light", viewport: Viewport = "phone") {
  const { context, page, troubles } = await visit(browser, theme, viewport);
  onTestFinished(() => context.close());
  return { page, troubles };
}

/** The player's screen, with letters in play and the clock running. */
async function inPlay(page: Page): Promise<Found> {
  await page.goto(club.link(seat.token, "joueur"));
  await seat.open();
  await seat.draw();
  await seat.do({ type: "StartClock" });
  await send(page).waitFor();
  return (await seat.solutions())[0] as Found;
}

const send = (page: Page) => page.getByRole("button", { name: "Envoyer mon bulletin" });
const score = (page: Page) => page.getByLabel("Score revendiqué");
const saved = (page: Page) => page.getByText("Brouillon enregistré ✓");
const received = (page: Page) => heading(page, "Bulletin reçu", 2);

const stored = async () => (await seat.own()).slip;

describe("a phone", () => {
  it("joins with the code of all players and the number of its table", async () => {
    const { page, troubles } = await phone();
    await page.goto(`${club.address}/#/code/${seat.code}/joueur`);
    await page.getByText(/donnez aussi le numéro de votre table/).waitFor();
    await page.keyboard.type(`${TABLE}`);
    await page.getByLabel("Votre nom").fill("mansouri");
    await page.keyboard.press("Enter");
    await page.getByText(`Table ${TABLE}, Festival de la Baie`).waitFor();
    await page.reload();
    await page.getByText("Aucune partie en cours").waitFor();
    expect(troubles.filter((one) => !one.includes("422"))).toEqual([]);
  });

  it("that brings the code of its own table is asked for nothing", async () => {
    const { code } = await club.grant(seat.contest, { role: "player", table: TABLE });
    const { page, troubles } = await phone();
    await page.goto(`${club.address}/#/code/${code}/joueur`);
    await page.getByText(`Table ${TABLE}, Festival de la Baie`).waitFor();
    expect(troubles).toEqual([]);
  });

  it("whose access was taken back joins anew", async () => {
    const { page } = await phone();
    await page.goto(club.link("not-a-token", "joueur"));
    await page.getByText(/n’est plus valable/).waitFor();
    await heading(page, "Rejoindre la partie").waitFor();
  });
});

describe("a slip", () => {
  it("is written, kept through a reload, handed in, changed, closed and paid", async () => {
    const { page, troubles } = await phone();
    const top = await inPlay(page);
    await writeWord(page, seat, top);
    await score(page).fill(`${top.score}`);
    await saved(page).waitFor();
    expect((await stored())?.slip).toEqual(slipOf(top));
    expect(await page.getByRole("status", { name: "Référence" }).innerText()).toBe(top.ref);

    await page.reload();
    await saved(page).waitFor();
    expect(await score(page).inputValue()).toBe(`${top.score}`);

    await send(page).click();
    await received(page).waitFor();
    expect((await stored())?.handed).toBe(true);
    await page.getByRole("button", { name: "Modifier" }).click();
    await score(page).fill("1");
    await saved(page).waitFor();
    expect(await stored()).toMatchObject({ handed: false, slip: { score: 1 } });
    await score(page).fill(`${top.score}`);
    await score(page).press("Enter");
    await received(page).waitFor();

    await seat.close();
    await page.getByText(/Le temps est écoulé/).waitFor();
    expect(await page.getByRole("button", { name: "Modifier" }).count()).toBe(0);
    expect(await page.getByText("Retenu").count()).toBe(0);
    await seat.do({ type: "Retain" });
    const you = page.getByRole("row", { name: /^Vous/ });
    await you.waitFor();
    expect(await you.innerText()).toContain(`${top.score}`);
    await page.getByText(/^✓top$/).waitFor();
    expect(troubles).toEqual([]);
  });

  it("begins at the square touched, and turns at a second touch of it alone", async () => {
    const { page } = await phone();
    await inPlay(page);
    const across = page.getByRole("button", { name: /^Sens\s: Horizontal/ });
    const down = page.getByRole("button", { name: /^Sens\s: Vertical/ });
    await square(page, 112).click();
    await across.waitFor();
    await square(page, 40).click();
    await across.waitFor();
    expect(await page.getByRole("gridcell").and(page.locator(".current")).getAttribute("data-square")).toBe(
      "40",
    );
    await square(page, 40).click();
    await down.waitFor();
    await page
      .getByRole("button", { name: /^Poser [A-Z]$/ })
      .first()
      .click();
    expect(await square(page, 40).locator(".attempt").count()).toBe(1);
    await square(page, 112).click();
    await down.waitFor();
    await square(page, 112).focus();
    await page.keyboard.press("Space");
    await across.waitFor();
  });

  it("is found again by another phone of the table", async () => {
    const first = await phone();
    const top = await inPlay(first.page);
    await writeWord(first.page, seat, top);
    await score(first.page).fill("12");
    await saved(first.page).waitFor();
    const second = await phone();
    await second.page.goto(club.link(seat.token, "joueur"));
    await saved(second.page).waitFor();
    expect(await second.page.getByRole("img", { name: /^Votre mot/ }).getAttribute("aria-label")).toBe(
      await first.page.getByRole("img", { name: /^Votre mot/ }).getAttribute("aria-label"),
    );
    expect(await score(second.page).inputValue()).toBe("12");
  });

  it("is kept while the server is away, and leaves by itself", async () => {
    const { page } = await phone();
    const top = await inPlay(page);
    await club.stop("SIGKILL");
    await page.getByText(/^Réseau coupé/).waitFor();
    await square(page, 112).click();
    await page
      .getByRole("button", { name: /^Poser [A-Z]$/ })
      .first()
      .click();
    await page.getByText("Réseau coupé. Votre bulletin est gardé, il partira seul.").waitFor();
    await score(page).fill(`${top.score}`);
    await send(page).click();
    await page.getByText("Votre bulletin est gardé, il partira seul.").waitFor();
    await look(page, "player-offline");
    expect(await received(page).count()).toBe(0);
    await club.serve();
    await received(page).waitFor();
    expect(await stored()).toMatchObject({ handed: true, slip: { score: top.score } });
  });

  it("has the reference that the player writes himself, if he wants", async () => {
    const { page } = await phone();
    const top = await inPlay(page);
    await writeWord(page, seat, top);
    await page.getByRole("switch", { name: "Référence automatique" }).click();
    await page.getByLabel("Référence", { exact: true }).fill("h5x");
    await page.getByText("Il manque le score revendiqué.").waitFor();
    expect((await stored())?.slip.reference).toBe("H5");
    await page.reload();
    await saved(page).waitFor();
    expect(await page.getByLabel("Référence", { exact: true }).inputValue()).toBe("H5");
  });

  it("can be cleared, and comes back", async () => {
    const { page } = await phone();
    await writeWord(page, seat, await inPlay(page));
    await page.getByRole("button", { name: "Tout effacer" }).click();
    await expect.poll(() => page.getByRole("img", { name: /^Votre mot/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Revenir en arrière" }).last().click();
    await page.getByRole("img", { name: /^Votre mot/ }).waitFor();
  });

  it("takes the letter that is chosen for the joker", async () => {
    const { page } = await phone();
    await page.goto(club.link(seat.token, "joueur"));
    await seat.open();
    await seat.drawJoker();
    await seat.do({ type: "StartClock" });
    await square(page, 112).click();
    await page.getByRole("button", { name: "Poser le joker" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "W", exact: true }).click();
    await page.getByText("Joker = W, entouré").waitFor();
    await page.getByRole("gridcell", { name: "H8, W, joker, votre essai" }).waitFor();
    await page.getByRole("button", { name: "Changer la lettre du joker W" }).click();
    await page.keyboard.press("k");
    await page.getByText("Joker = K, entouré").waitFor();
    await saved(page).waitFor();
    expect((await stored())?.slip.sketch).toEqual(["k"]);
  });
});

describe("the player's sheet", () => {
  it("tells a sanction with its motive, takes the note, an appeal and the player's own total", async () => {
    const { page } = await phone();
    await page.goto(club.link(seat.token, "joueur"));
    await seat.open();
    await seat.playedTurn(([top]) => slipOf(top as Found));
    await seat.playedTurn(([top]) => ({ ...slipOf(top as Found), sketch: ["ZZZZ"] }));
    await page.getByText(/^✕zéro$/).waitFor();
    await seat.sendNote(2);
    await page.getByRole("button", { name: "Billet de correction" }).click();
    await page.getByRole("button", { name: "Billet reçu" }).click();
    await page.getByRole("dialog").getByText("Billet reçu ✓").waitFor();
    await page.getByRole("button", { name: "Contester…" }).click();
    await page.getByLabel("Motif").fill("J’avais écrit autre chose.");
    await page.getByRole("button", { name: "Contester", exact: true }).click();
    await page.getByText("Contestation transmise ✓").waitFor();
    await seat.do({ type: "EndGame" });
    await page.getByLabel("Total que vous avez compté").fill("7");
    await page.getByRole("button", { name: "Déclarer" }).click();
    await page.getByText(/^Déclaré\s: 7\. L’arbitre compte/).waitFor();
  });
});

describe("a paper game", () => {
  it("ends with the player's own sheet, his total to declare and the ranking", async () => {
    const { page, troubles } = await phone();
    await page.goto(club.link(seat.token, "joueur"));
    await seat.open({ phones: false });
    await seat.draw();
    await page.getByText(/bulletins papier/).waitFor();
    await seat.playedOnPaper();
    await seat.do({ type: "EndGame" });
    await heading(page, "Votre total", 2).waitFor();
    await page.getByRole("row", { name: /^Vous/ }).waitFor();
    await page.getByText("votre cumul").waitFor();
    await page.getByRole("link", { name: "Voir le classement" }).click();
    await heading(page, /^Partie 1, classement final/).waitFor();
    expect(troubles).toEqual([]);
  });
});
