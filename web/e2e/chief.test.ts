import { mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import type { OpenGame } from "../src/net/server";
import { look, THEMES, violations, visit, wear, type Viewport } from "./browser";
import { advance, armed, Game, heading, room } from "./chief.scenes";
import { Club } from "./server";
import { browser, club, fresh } from "./stage";

interface Opened {
  page: Page;
  game: Game;
  contest: string;
  troubles: string[];
}

/** The chief arbiter's screen on a game just opened. */
async function open(settings: Omit<OpenGame, "type">, viewport: Viewport = "laptop"): Promise<Opened> {
  const { contest, token } = await room(club);
  const game = new Game(club, contest);
  await game.open(settings);
  const { context, page, troubles } = await visit(browser, "light", viewport);
  onTestFinished(() => context.close());
  await page.goto(club.link(token, "juge"));
  await heading(page, /Coup 1/).waitFor();
  return { page, game, contest, troubles };
}

/** Letters of the real bag, typed; a draw that is rejected is followed by another. */
async function typeLetters({ page, game }: Opened): Promise<void> {
  await game.draw();
  await heading(page, /annoncer le tirage/).waitFor();
}

/** A turn on these letters whose slips are in. */
async function collected(game: Game, letters: string): Promise<void> {
  await game.do({ type: "Draw", letters });
  await game.do({ type: "StartClock" });
  await game.do({ type: "CloseSlips" });
}

const words = (page: Page) => page.locator("main").innerText();

describe("a turn", () => {
  it("goes from one draw to the next by Espace alone, at the server's times", async () => {
    const { page, contest, troubles } = await open({ edition: "2026", time: "2" });
    await advance(page, /Coup 1 : annoncer le tirage/);
    await page.keyboard.press("Space");
    expect(await heading(page, /annoncer le tirage/).count()).toBe(1);
    expect((await club.part(contest, "public", "turn")).stage).toBe("letters");
    await advance(page, /chrono/);
    await heading(page, /retenir le mot/).waitFor();
    const proposed = await armed(page).innerText();
    await advance(page, /annoncer le mot retenu/);
    const sheet = page.getByRole("table");
    expect(proposed).toContain((await sheet.getByRole("cell").nth(2).innerText()).trim());
    await advance(page, /Coup 2 : tirer/);
    await page.getByRole("button", { name: /Tirer dans \d+ s/ }).waitFor();
    await advance(page, /Coup 2 : annoncer le tirage/);
    expect(troubles).toEqual([]);
  });

  it("asks for one thing once when its button is pressed twice", async () => {
    const { page, contest } = await open({ edition: "2026" });
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/commands")) asked.push(request.postData() ?? "");
    });
    await armed(page).dblclick();
    await heading(page, /annoncer le tirage/)
      .or(page.getByText(/^1 rejet$/))
      .first()
      .waitFor();
    expect(asked).toHaveLength(1);
    const { drawn, rejected } = await club.part(contest, "public", "turn");
    expect((drawn === "" ? 0 : 1) + rejected).toBe(1);
  });

  it("says so when the game has moved on meanwhile, and shows where it stands", async () => {
    const { page, game, contest } = await open({ edition: "2026" });
    await page.route("**/commands", async (route) => {
      const body = { ...(route.request().postDataJSON() as object), seen: 0 };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await armed(page).click();
    await page.getByRole("alert").getByText("la partie a avancé entre-temps").waitFor();
    do await game.do({ type: "Draw" });
    while ((await club.part(contest, "public", "turn")).drawn === "");
    await heading(page, /annoncer le tirage/).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("is cancelled only by the word typed, for a cause of the rulebook, and played again", async () => {
    const opened = await open({ edition: "2026", source: "bag" });
    const { page } = opened;
    await typeLetters(opened);
    await page.keyboard.press("Shift+A");
    const confirm = page.getByRole("dialog").getByRole("button", { name: "Annuler le coup" });
    await page.getByLabel("Écrivez ANNULER").fill("annuler");
    expect(await confirm.isDisabled()).toBe(true);
    await page.getByRole("dialog").getByText("Affichage").click();
    await confirm.click();
    await page.getByText("Coup 1 annulé").waitFor();
    await heading(page, /Coup 1 : tirer/).waitFor();
    await page.getByText("rejoué", { exact: true }).waitFor();
  });

  it("takes every letter typed while letters are due, wherever the focus is: none is a shortcut", async () => {
    const { page, game, contest } = await open({ edition: "2026", source: "bag" });
    await collected(game, "TIRAGES");
    await game.do({ type: "Retain" });
    await game.do({ type: "EndAnnouncement" });
    await heading(page, /Coup 2 : tirer/).waitFor();
    const field = page.getByLabel("Lettres tirées du sac");
    await page.getByRole("button", { name: /^Tout voir/ }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.type("rh");
    await page.locator("h1, h2").first().click();
    await page.keyboard.type("p?");
    expect(await field.inputValue()).toBe("RHP?");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect((await club.part(contest, "public", "turn")).turn).toBe(2);
  });

  it("stands still while the game is suspended", async () => {
    const { page } = await open({ edition: "2026" });
    await advance(page, /annoncer le tirage/);
    await advance(page, /chrono/);
    await page.keyboard.press("p");
    await heading(page, /suspendue/).waitFor();
    await page.getByRole("timer").getByText("suspendu").waitFor();
    await advance(page, /chrono/);
  });
});

describe("letters of a real bag", () => {
  it("are typed, refused with the server's sentence, and corrected with C", async () => {
    const { page } = await open({ edition: "2026", source: "bag" });
    const field = page.getByLabel("Lettres tirées du sac");
    await armed(page).waitFor({ state: "detached" });
    await field.fill("kkkkkkk");
    await armed(page).waitFor();
    await field.press("Enter");
    await page.getByRole("alert").getByText("n’est plus dans le sac").waitFor();
    await field.fill("maisonz");
    await field.press("Space");
    await heading(page, /annoncer le tirage/).waitFor();
    await page.keyboard.press("c");
    await heading(page, /Coup 1 : tirer/).waitFor();
    expect(await field.inputValue()).toBe("MAISONZ");
    await page.getByRole("button", { name: "Rétablir" }).first().click();
    await heading(page, /annoncer le tirage/).waitFor();
  });
});

describe("a rejected draw of a real bag", () => {
  it("leaves an empty field, and says why and how many letters to draw", async () => {
    const { page, game } = await open({ edition: "2026", source: "bag" });
    await collected(game, "MENTIRS");
    await game.do({ type: "Retain", ref: "H4", word: "MIRENT" });
    await game.do({ type: "EndAnnouncement" });
    await heading(page, /Coup 2 : tirer/).waitFor();
    const field = page.getByLabel("Lettres tirées du sac");
    await field.fill("AEIOUA");
    await armed(page).waitFor({ timeout: 40_000 });
    await field.press("Enter");
    await page.getByText("Tirage rejeté (art. 4.2) : trop peu de consonnes.").waitFor();
    await page.getByText("tirez-en 7.").waitFor();
    await page.getByRole("button", { name: "Encore 7 lettres" }).waitFor();
    expect(await field.inputValue()).toBe("");
    await page.locator('[aria-current="true"]').getByText("Rejet").first().waitFor();
    await look(page, "juge-rejet");
    expect(await violations(page)).toEqual([]);
  });
});

describe("solutions of the same score", () => {
  it("are chosen by digit or arrow, and Espace retains the one chosen", async () => {
    const { page, game, contest } = await open({ edition: "2026", source: "bag" });
    await collected(game, "MENTIRS");
    await heading(page, /retenir le mot/).waitFor();
    const chosen = page.getByRole("button", { name: /à retenir/ });
    const first = await chosen.innerText();
    await page.keyboard.press("3");
    await expect.poll(() => chosen.innerText()).not.toBe(first);
    const third = await chosen.innerText();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => chosen.innerText()).toBe(first);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => chosen.innerText()).toBe(third);
    await look(page, "juge-egalite");
    await advance(page, /annoncer le mot retenu/);
    const [line] = await club.part(contest, "public", "sheet");
    expect(third).toContain(line?.word);
  });
});

describe("a word of the list", () => {
  it("is struck with a reason, and another one is retained; the sheet tells", async () => {
    const { page, game } = await open({ edition: "2026", source: "bag" });
    await collected(game, "FEDAYIN");
    await heading(page, /retenir le mot/).waitFor();
    await page.keyboard.press("m");
    const dialog = page.getByRole("dialog", { name: "Écarter ou admettre un mot" });
    await dialog.getByText("FEDAYIN est dans la liste : vous pouvez l’écarter.").waitFor();
    expect(await dialog.getByLabel("À partir du coup").inputValue()).toBe("1");
    await dialog.getByLabel("Motif").fill("absent de l’édition en vigueur");
    for (const theme of THEMES) {
      await wear(page, theme);
      await look(page, `juge-ecarter-${theme}`);
      expect(await violations(page)).toEqual([]);
    }
    await dialog.getByLabel("Motif").press("Enter");
    await page.getByText("FEDAYIN est écarté.").waitFor();
    await dialog.waitFor({ state: "hidden" });
    await expect
      .poll(() => page.getByRole("button", { name: /à retenir/ }).innerText())
      .not.toContain("FEDAYIN");
    await advance(page, /annoncer le mot retenu/);
    await page.keyboard.press("h");
    const sheet = page.getByRole("dialog", { name: "Feuille de partie" });
    await sheet.getByText("écarté dès le coup 1.").waitFor();
    await sheet.getByText("absent de l’édition en vigueur (M. Durand)").waitFor();
    await look(page, "juge-feuille-ecarte");
    expect(await violations(page)).toEqual([]);
  });
});

describe("solutions", () => {
  it("show neither words, top nor number once hidden, and come back when time is over", async () => {
    const opened = await open({ edition: "2026", source: "bag" });
    const { page, game } = opened;
    await typeLetters(opened);
    await page.getByRole("button", { name: /à retenir/ }).waitFor();
    const list = page.getByRole("group", { name: "Solutions", exact: true });
    const shown = (await list.innerText()).match(/[A-Z]{4,}/g) ?? [];
    expect(shown.length).toBeGreaterThan(5);
    await page.keyboard.press("s");
    await page.getByText("masquées", { exact: true }).waitFor();
    const text = await words(page);
    expect(shown.filter((word) => text.includes(word))).toEqual([]);
    await advance(page, /chrono/);
    await page.reload();
    await page.getByText("masquées", { exact: true }).waitFor();
    await game.do({ type: "CloseSlips" });
    await page.getByRole("button", { name: /à retenir/ }).waitFor();
  });
});

describe("what is said", () => {
  it("is walked line by line with the arrows", async () => {
    const opened = await open({ edition: "2026", source: "bag" });
    const { page } = opened;
    await typeLetters(opened);
    const now = page.locator('[aria-current="true"]');
    await now.getByText("Nouvelles lettres").waitFor();
    await page.keyboard.press("ArrowDown");
    await now.getByText("Tirage complet").waitFor();
    await page.keyboard.press("ArrowUp");
    await now.getByText("Nouvelles lettres").waitFor();
    await page.getByText("Tirage complet").click();
    await now.getByText("Tirage complet").waitFor();
    await advance(page, /chrono/);
  });

  it("begins with a caution only where the chief arbiter asks for it with G", async () => {
    const { page, game } = await open({ edition: "2026", source: "bag" });
    await collected(game, "FEDAYIN");
    await advance(page, /annoncer le mot retenu/);
    const now = page.locator('[aria-current="true"]');
    await now.getByText("Points", { exact: true }).waitFor();
    await page.keyboard.press("g");
    await now.getByText("Attention à la place !").waitFor();
    await look(page, "juge-mise-en-garde");
    await page.keyboard.press("g");
    await now.getByText("Points", { exact: true }).waitFor();
  });

  it("is said line by line by the server's voice where the browser has none", async () => {
    const opened = await open({ edition: "2026", source: "bag" });
    const { page } = opened;
    const said: string[] = [];
    await page.route("**/speech", async (route) => {
      said.push((route.request().postDataJSON() as { text: string }).text);
      await route.fulfill({ contentType: "audio/wav", body: silence() });
    });
    await typeLetters(opened);
    await page.keyboard.press("v");
    await page.locator('li:not([aria-current="true"])').getByText("Tirage complet").waitFor();
    await expect.poll(() => page.locator('[aria-current="true"]').count()).toBe(0);
    expect(said).toHaveLength(2);
    await advance(page, /chrono/);
    await expect.poll(() => said.at(-1)).toBe("Chrono !");
  });
});

describe("pages", () => {
  it("are looked at without a key of the game being pressed", async () => {
    const { page, contest } = await open({ edition: "2026" });
    await page.getByRole("button", { name: "Imprimer…" }).click();
    await page.getByRole("img", { name: "Feuille d’arbitrage, page 1" }).waitFor();
    await page.getByLabel("Feuille de tirage").check();
    await page.getByRole("img", { name: "Feuille de tirage, page 1" }).waitFor();
    await page.keyboard.press("Space");
    expect((await club.part(contest, "public", "turn")).turn).toBe(1);
    await page.keyboard.press("Escape");
    await heading(page, /Coup 1/).waitFor();
  });
});

describe("the room", () => {
  it("has late players play from this turn on", async () => {
    const { page } = await open({ edition: "2026" });
    await page.keyboard.press("t");
    await page.getByLabel("Table").fill("5");
    await page.getByText("T. Quéméré 5").waitFor();
    await page.getByLabel("Table").press("Enter");
    await page.getByText("Table 5 : joue à partir du coup 1").waitFor();
  });

  it("is followed again after the server was restarted", async () => {
    const { page } = await open({ edition: "2026" });
    await club.stop("SIGKILL");
    await page.getByText("Réseau coupé").waitFor();
    await club.serve();
    await page.getByText("en ligne", { exact: true }).waitFor();
    await advance(page, /annoncer le tirage/);
  });
});

it("the backup's key pulled out is told, in both themes, until it is back", async () => {
  const place = await mkdtemp(join(tmpdir(), "nonuple-key-"));
  onTestFinished(() => rm(place, { recursive: true }));
  const [key, pulled] = [join(place, "cle"), join(place, "pulled")];
  const own = await Club.start("--backup", key, "--create");
  onTestFinished(() => own.close());
  const { contest, token } = await room(own);
  await new Game(own, contest).open({ edition: "2026" });
  const { page } = await fresh();
  await page.goto(own.link(token, "juge"));
  await heading(page, /Coup 1/).waitFor();
  const told = page.getByText(/elle n’est plus sauvegardée/);
  expect(await told.count()).toBe(0);
  await rename(key, pulled);
  await page.getByText(/rebranchez son disque/).waitFor();
  for (const theme of THEMES) {
    await wear(page, theme);
    await look(page, `juge-sauvegarde-${theme}`);
    expect(await violations(page)).toEqual([]);
  }
  await rename(pulled, key);
  await told.waitFor({ state: "detached" });
});

describe("the sheet", () => {
  it("corrects the points of a past turn and takes it back", async () => {
    const { page, game } = await open({ edition: "2010", source: "bag" });
    await game.turns(2);
    await heading(page, /Coup 3/).waitFor();
    await page.getByRole("button", { name: /Tout voir/ }).click();
    await page.getByRole("button", { name: "Corriger les points du coup 1" }).click();
    await page.getByRole("textbox", { name: "Points du coup 1" }).fill("77");
    await page.getByRole("textbox", { name: "Points du coup 1" }).press("Enter");
    await page.getByText("Coup 1 : 77 points").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Rétablir" }).click();
    await expect.poll(() => page.getByRole("cell", { name: "77", exact: true }).count()).toBe(0);
  });
});

it("the end of a game opens the next one at one key more, and is gone back to while nobody has played", async () => {
  const { page, game } = await open({ edition: "2026" });
  await game.do({ type: "EndGame" });
  await heading(page, /Fin de la partie/).waitFor();
  await page.getByRole("button", { name: "Ouvrir la partie suivante" }).click();
  await page.getByText("La partie 1 reste terminée").waitFor();
  await page.keyboard.press("Enter");
  await heading(page, /Coup 1 : tirer/).waitFor();
  await page.getByText("Partie 2").waitFor();
  await page.getByRole("button", { name: "Retirer cette partie" }).click();
  await heading(page, /Fin de la partie/).waitFor();
  await page.getByRole("button", { name: "Revenir sur la fin" }).click();
  await page.getByText("Partie 1").waitFor();
});

it.each(["phone", "narrow"] as const)("fits a %s without scrolling sideways", async (viewport) => {
  const opened = await open({ edition: "2026", source: "bag" }, viewport);
  const { page } = opened;
  await typeLetters(opened);
  await look(page, `juge-${viewport}`);
  const [content, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(seen ?? 0);
  expect(await violations(page)).toEqual([]);
});

it("opens the room's screen and, for the one in charge, the organisation beside it", async () => {
  const { contest } = await room(club);
  const { context, page } = await fresh();
  await page.goto(club.link(club.owner, "juge", contest));
  for (const [name, shown] of [
    ["Écran de salle", /./],
    ["Organisation", /Joueurs/],
  ] as const) {
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name }).click(),
    ]);
    await opened.getByRole("heading", { level: 1, name: shown }).waitFor();
    expect(opened.url()).toContain(contest);
    await opened.close();
  }
});

it("is for the chief arbiter only", async () => {
  const { contest } = await room(club);
  const { token } = await club.grant(contest, { role: "spectator" });
  const { page } = await fresh();
  await page.goto(club.link(token, "juge"));
  await page.getByText("Cet écran est celui du juge-arbitre").waitFor();
  expect(await violations(page)).toEqual([]);
});

/** A tenth of a second of nothing, as a sound. */
function silence(): Buffer {
  const samples = 800;
  const sound = Buffer.alloc(44 + samples, 128);
  sound.write("RIFF", 0);
  sound.writeUInt32LE(36 + samples, 4);
  sound.write("WAVEfmt ", 8);
  sound.writeUInt32LE(16, 16);
  sound.writeUInt16LE(1, 20);
  sound.writeUInt16LE(1, 22);
  sound.writeUInt32LE(8000, 24);
  sound.writeUInt32LE(8000, 28);
  sound.writeUInt16LE(1, 32);
  sound.writeUInt16LE(8, 34);
  sound.write("data", 36);
  sound.writeUInt32LE(samples, 40);
  return sound;
}
