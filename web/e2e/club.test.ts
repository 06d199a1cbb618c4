import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { visit, type Viewport } from "./browser";
import { Evening } from "./evening";
import { doubleClicked, HERO, title } from "./club.scenes";
import { browser, club } from "./stage";

async function open(token: string | null, viewport: Viewport = "laptop") {
  const { context, page, troubles } = await visit(browser, "light", viewport);
  onTestFinished(() => context.close());
  await page.goto(token === null ? `${club.address}/#/club` : club.link(token, "club"));
  await title(page, token === null ? "Rejoindre" : HERO).waitFor();
  return { page, troubles };
}

const contestOf = (address: string): string => address.split("/").at(-1) ?? "";

describe("the owner of the server", () => {
  it("starts a game with good defaults in one click, and is the chief arbiter", async () => {
    const { page, troubles } = await open(club.owner);
    await page.getByRole("button", { name: /Lancer la partie/ }).click();
    await title(page, /Coup 1 : tirer/).waitFor();
    const game = await club.part(contestOf(page.url()), "public", "game");
    expect(game).toMatchObject({
      rulebook: { name: "2026" },
      formula: "normal",
      seconds: 180,
      source: "program",
    });
    expect(troubles).toEqual([]);
  });

  it("starts it with the key beside the button as well", async () => {
    const { page } = await open(club.owner);
    await page.keyboard.press("Enter");
    await title(page, /Coup 1 : tirer/).waitFor();
  });

  it("keeps what is chosen while the players are registered", async () => {
    const { page } = await open(club.owner);
    await page.getByText("7 et 8", { exact: true }).click();
    await page.getByText("2 min", { exact: true }).click();
    await page.getByRole("button", { name: "Inscrire les joueurs d’abord" }).click();
    await page.getByLabel("Liste des joueurs à coller").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Parties", exact: true }).last().click();
    await page.getByRole("button", { name: "Ouvrir la partie", exact: true }).click();
    await page.getByText("Partie 1 ouverte").waitFor();
    const contest = /organisation\/([^/]+)/.exec(page.url())?.[1] ?? "";
    const game = await club.part(contest, "public", "game");
    expect(game).toMatchObject({ formula: "7+8", seconds: 120 });
  });

  it("starts the game that is chosen", async () => {
    const { page } = await open(club.owner);
    await page.getByText("7 et 8", { exact: true }).click();
    await page.getByText("2 min", { exact: true }).click();
    await page.getByText("Tous les réglages").click();
    await page.getByText("Un vrai sac").click();
    await page.getByRole("switch", { name: "Épreuve comptant pour le classement" }).click();
    await page.getByRole("button", { name: /Lancer la partie/ }).click();
    await page.getByLabel("Lettres tirées du sac").waitFor();
    const game = await club.part(contestOf(page.url()), "public", "game");
    expect(game).toMatchObject({ formula: "7+8", seconds: 120, source: "bag", ranked: true, phones: false });
  });

  it("registers players first when asked to, and finds the contest again at home", async () => {
    const { page } = await open(club.owner);
    await page.getByRole("button", { name: "Inscrire les joueurs d’abord" }).click();
    await page.getByLabel("Liste des joueurs à coller").waitFor();
    await page.getByRole("link", { name: "Nonuple" }).click();
    await title(page, HERO).waitFor();
    await page.getByRole("link", { name: "Organisation" }).first().click();
    await page.getByLabel("Liste des joueurs à coller").waitFor();
  });
});

describe("what a double click began", () => {
  it("shows phones the way, copies to a stick, and is stopped on the page", async () => {
    const { context, page, troubles } = await visit(browser);
    onTestFinished(() => context.close());
    await doubleClicked(club, page);
    const stops: string[] = [];
    await page.route("**/api/computer/stop", async (route) => {
      stops.push(route.request().method());
      await route.fulfill({ status: 204 });
    });
    await page.goto(club.link(club.owner, "club"));
    await page.getByRole("region", { name: "Dans la salle" }).getByRole("img").waitFor();
    await page.getByRole("button", { name: "Tout copier aussi sur /media/CLÉ" }).waitFor();
    await page.getByRole("button", { name: "Arrêter Nonuple" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Arrêter Nonuple" }).click();
    await title(page, "Nonuple est arrêté").waitFor();
    expect(stops).toEqual(["POST"]);
    expect(troubles).toEqual([]);
  });
});

describe("a demonstration", () => {
  const begin = (page: Page) => page.getByRole("button", { name: "Lancer la démonstration" }).click();
  const screens = (page: Page) => page.getByRole("list", { name: "Les écrans de la démonstration" });

  async function follow(page: Page, name: string): Promise<Page> {
    const [opened] = await Promise.all([
      page.context().waitForEvent("page"),
      screens(page).getByRole("link", { name }).click(),
    ]);
    return opened;
  }

  it("is started from the page, and the words it plays are on its projector", async () => {
    const { page, troubles } = await open(club.owner);
    await page.getByText("× 30", { exact: true }).click();
    await begin(page);
    const projector = await follow(page, "Écran de salle");
    await projector.getByText("Démonstration", { exact: true }).first().waitFor();
    await projector.getByRole("timer").getByText("temps restant").waitFor();
    await projector.getByText("mot retenu", { exact: false }).first().waitFor();
    await projector.getByRole("gridcell", { name: /^H8, [A-Z](,|$)/ }).waitFor();
    expect(troubles).toEqual([]);
  });

  it("gives the seat that was chosen first, at the pace of life", async () => {
    const { page } = await open(club.owner);
    await page.getByRole("radio", { name: "Joueur", exact: true }).focus();
    await page.keyboard.press("Space");
    expect(await page.getByRole("radio", { name: "Temps réel" }).isChecked()).toBe(true);
    await begin(page);
    const ways = screens(page).getByRole("link");
    await ways.first().waitFor();
    expect(await ways.allInnerTexts()).toHaveLength(6);
    expect(await screens(page).getByRole("listitem").first().innerText()).toMatch(
      /^Joueur, table 1\s+à vous$/,
    );
    expect(await ways.first().evaluate((link) => link === document.activeElement)).toBe(true);
    const phone = await follow(page, "Joueur, table 1");
    await phone.getByText("Table 1", { exact: false }).first().waitFor();
  });

  it("is among the contests at once, and leaves the owner his home", async () => {
    const { page } = await open(club.owner);
    await begin(page);
    const shown = page.getByRole("listitem").filter({ hasText: "démonstration" });
    await shown.filter({ hasText: "en cours" }).waitFor();
    await (await follow(page, "Juge-arbitre")).getByRole("heading", { level: 1 }).waitFor();
    const again = await page.context().newPage();
    await again.goto(`${club.address}/#/club`);
    await title(again, HERO).waitFor();
  });

  it("that cannot begin says why, and can be tried again", async () => {
    const { page } = await open(club.owner);
    await page.context().setOffline(true);
    await begin(page);
    await page.getByRole("alert").waitFor();
    await page.context().setOffline(false);
    await begin(page);
    await screens(page).waitFor();
    await page.getByRole("button", { name: "Une autre démonstration" }).click();
    expect(await page.getByRole("radio", { name: "Regarder" }).isChecked()).toBe(true);
  });
});

describe("a visitor", () => {
  it("joins with a code, as it is printed or typed otherwise", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    const { code } = await club.grant(evening.contest, { role: "display" });
    const { page } = await open(null);
    await page.getByLabel("Code").fill(code.replace("-", "").toLowerCase());
    expect(await page.getByLabel("Code").inputValue()).toBe(code);
    await page.getByRole("button", { name: "Rejoindre" }).click();
    await title(page, "Bienvenue").waitFor();
  });

  it("is told what is wrong with a code, in the server’s words", async () => {
    const { page } = await open(null);
    await page.getByLabel("Code").fill("ZZZZ-9999");
    await page.getByRole("button", { name: "Rejoindre" }).click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByLabel("Code").inputValue()).toBe("ZZZZ-9999");
  });

  it("sees the form to join and nothing else", async () => {
    const { page } = await open(null);
    expect(await page.getByRole("heading").count()).toBe(1);
    expect(await page.getByText("Lancer la partie").count()).toBe(0);
  });

  it.each(["phone", "narrow"] as const)("scrolls in one direction only on a %s screen", async (viewport) => {
    for (const token of [null, club.owner]) {
      const { page } = await open(token, viewport);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
  });
});
