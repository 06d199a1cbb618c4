import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { lineOf, sameSlip } from "../src/desk/draft";
import { golden, strokesOf } from "../src/desk/testing";
import type { VerdictView, SheetView, WrittenSlip } from "../src/net/server";
import {
  answerElsewhere,
  cell,
  mark,
  decided,
  enter,
  FIRST,
  keyOf,
  lastRound,
  line,
  openDesks,
  playTo,
  playTwoTurns,
  table,
  verdict,
  type Desks,
  type as typeLine,
} from "./arbiter.scenes";
import { look, violations, type Viewport } from "./browser";
import { LONGEST } from "./evening";
import { club, seat } from "./stage";

interface Opened extends Desks {
  page: Page;
  draw: number;
  troubles: string[];
}

/** The first desk, after the first turn: AEGOPS?, GAlOPES H4 is worth 74. */
async function open(settings: { phones?: boolean } = {}, viewport: Viewport = "laptop"): Promise<Opened> {
  const desks = await openDesks(club, settings);
  await playTo(club, desks.contest, "AEGOPS?");
  const { page, troubles } = await seat(desks.arbiter, "arbitre", viewport);
  await table(page, FIRST).waitFor();
  return { ...desks, page, troubles, draw: (await lastRound(club, desks.contest)).draw };
}

const sheetOf = ({ contest, draw }: Opened, number: number): Promise<SheetView> =>
  club.part(contest, "double", `sheet:${draw}:${number}`);

const slipOf = async (opened: Opened, number: number): Promise<WrittenSlip | undefined> =>
  (await sheetOf(opened, number)).entry?.slip;

describe("the entry line", () => {
  it("shows the verdict while one types; Entrée enters the slip and goes on", async () => {
    const opened = await open();
    const { page } = opened;
    await typeLine(page, "GALOPES H4 74");
    await verdict(page).getByText("joker non entouré").waitFor();
    await page.keyboard.press("Enter");
    await table(page, FIRST + 1).waitFor();
    await mark(page, FIRST, "! 74").waitFor();
    expect(await slipOf(opened, FIRST)).toMatchObject({ sketch: ["GALOPES"], reference: "H4", score: 74 });
    expect(await line(page).inputValue()).toBe("");
    expect(opened.troubles).toEqual([]);
  });

  it("takes circled letters with Maj, findings with /, the other direction with *", async () => {
    const opened = await open();
    const { page } = opened;
    await enter(page, "GAlOPES H4 74 /S", /Avertissement/);
    await table(page, FIRST + 1).waitFor();
    await typeLine(page, "GAlOPES H4 74 ");
    await page.keyboard.press("Shift+Digit8");
    await decided(page, "Payé").waitFor();
    await page.keyboard.press("Enter");
    await table(page, FIRST + 2).waitFor();
    await expect.poll(() => slipOf(opened, FIRST + 1)).toMatchObject({ sketch: [..."GAlOPES"] });
    expect(await slipOf(opened, FIRST)).toMatchObject({ sketch: ["GAlOPES"], faults: ["untidy"] });
  });

  it("reads the digits of an AZERTY keyboard without Maj, and ignores Caps Lock", async () => {
    const { page } = await open();
    const press = (key: string, code: string, shiftKey = false) =>
      line(page).evaluate(
        (input, init) => void input.dispatchEvent(new KeyboardEvent("keydown", { ...init, bubbles: true })),
        { key, code, shiftKey },
      );
    for (const letter of "OUI") await press(letter, `Key${letter}`);
    await press(" ", "Space");
    await press("H", "KeyH");
    await press("'", "Digit4");
    await press(" ", "Space");
    await press("&", "Digit1");
    await press("2", "Numpad2");
    expect(await line(page).inputValue()).toBe("OUI H4 12");
  });

  it("says what cannot be read, and Entrée does nothing then", async () => {
    const { page } = await open();
    await typeLine(page, "GALOPES H4 H5");
    await page.getByText("Deux références").waitFor();
    await page.keyboard.press("Enter");
    expect(await table(page, FIRST).count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    expect(await table(page, FIRST).count()).toBe(1);
  });

  it("takes a likely solution by its number, another number replaces it", async () => {
    const opened = await open();
    const { page } = opened;
    await page.keyboard.press("2");
    await expect.poll(() => line(page).inputValue()).toBe("APOGEeS H3 74");
    await page.keyboard.press("4");
    await expect.poll(() => line(page).inputValue()).toBe("PAGEOtS H4 74");
    await page.keyboard.press("Enter");
    await mark(page, FIRST, "74").waitFor();
    await expect.poll(() => slipOf(opened, FIRST)).toMatchObject({ sketch: ["PAGEOtS"] });
  });

  it("is where the caret is after a click anywhere", async () => {
    const { page } = await open();
    await cell(page, FIRST + 4).click();
    await table(page, FIRST + 4).waitFor();
    await typeLine(page, "OUI");
    expect(await line(page).inputValue()).toBe("OUI");
  });

  it("lets go of Tab after Échap on an empty line: every button is reached", async () => {
    const { page } = await open();
    await page.keyboard.press("Tab");
    await table(page, FIRST + 1).waitFor();
    await page.keyboard.press("Escape");
    const names: string[] = [];
    for (let number = 1; number <= 9; number += 1) {
      await page.keyboard.press("Tab");
      names.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ""));
    }
    expect(names.map((name) => Number(name[0]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await page.keyboard.press("Enter");
    await expect.poll(() => line(page).inputValue()).toContain(" 7");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Shift+Tab");
    const cellName = await page.evaluate(() => document.activeElement?.textContent);
    expect(cellName).toContain(`${FIRST + 15}`);
    expect(await page.locator("main button[tabindex='-1']").count()).toBe(0);
  });

  it("shows all twelve findings with their meaning after /, and in the help", async () => {
    const { page } = await open();
    await typeLine(page, "GAlOPES H4 74 ");
    await page.keyboard.press("/");
    const findings = page.getByRole("list", { name: "Constats" });
    expect(await findings.getByRole("listitem").allInnerTexts()).toHaveLength(12);
    await findings.getByText("a écrit avant le ramassage").waitFor();
    await findings.getByText("bulletin écrit après la fin").waitFor();
    await page.keyboard.press("t");
    await verdict(page).getByText("écrit après la fin du coup").waitFor();
    await findings.waitFor({ state: "detached" });
    await page.keyboard.press("F1");
    expect(await page.getByRole("dialog").getByRole("listitem").count()).toBe(12);
  });
});

describe("the keys of the desk", () => {
  it("Ctrl Z takes back the last entry and puts it back on the line", async () => {
    const opened = await open();
    const { page } = opened;
    await enter(page, "GAlOPES H4 74", /Payé/);
    await table(page, FIRST + 1).waitFor();
    await mark(page, FIRST, "74").waitFor();
    await page.keyboard.press("Control+z");
    await table(page, FIRST).waitFor();
    await expect.poll(() => line(page).inputValue()).toBe("GAlOPES H4 74");
    await expect.poll(async () => (await sheetOf(opened, FIRST)).entry).toBeNull();
    await page.keyboard.press("Enter");
    await expect.poll(() => slipOf(opened, FIRST)).toMatchObject({ sketch: ["GAlOPES"] });
  });

  it("F2 goes to a table, Tab to the next without a slip, ↑ back to the last entered", async () => {
    const { page } = await open();
    await enter(page, "GAlOPES H4 74", /Payé/);
    await page.keyboard.press("F2");
    await page.getByLabel("Numéro de table").press("7");
    await page.keyboard.press("0");
    await page.keyboard.press("Enter");
    await table(page, 70).waitFor();
    await page.keyboard.press("Tab");
    await table(page, 71).waitFor();
    await page.keyboard.press("Shift+Tab");
    await table(page, 70).waitFor();
    await mark(page, FIRST, "74").waitFor();
    await page.keyboard.press("ArrowUp");
    await table(page, FIRST).waitFor();
    expect(await line(page).inputValue()).toBe("GAlOPES H4 74");
    await page.keyboard.press("ArrowDown");
    await table(page, FIRST + 1).waitFor();
  });

  it("Alt T gives the top to the rest after a confirmation, F9 lists the missing", async () => {
    const opened = await open();
    const { page } = opened;
    await enter(page, "GAlOPES H4 74", /Payé/);
    await page.keyboard.press("F9");
    const missing = page.getByRole("dialog", { name: /Bulletins manquants/ });
    await missing.getByText(LONGEST).first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Alt+t");
    await page.getByText(/^15 tables recevront le top/).waitFor();
    await page.getByRole("button", { name: "Donner le top" }).click();
    await page.getByText("/ 16 saisies").waitFor();
    await expect.poll(() => slipOf(opened, FIRST + 15)).toMatchObject({ sketch: ["dOPAGES"] });
    expect(await slipOf(opened, FIRST)).toMatchObject({ sketch: ["GAlOPES"] });
  });

  it("Maj Entrée decides otherwise, with a motive; the verdict can be had back", async () => {
    const opened = await open();
    const { page } = opened;
    await typeLine(page, "PEGASO H4 20");
    await decided(page, "Zéro").waitFor();
    await page.keyboard.press("Shift+Enter");
    const dialog = page.getByRole("dialog", { name: /Décider autrement/ });
    await dialog.getByLabel("Points payés").fill("20");
    await dialog.getByLabel("Motif (obligatoire)").fill("lu PEGASES");
    await page.keyboard.press("Enter");
    await mark(page, FIRST, "20").waitFor();
    await page.keyboard.press("ArrowUp");
    await verdict(page).getByText("Décision : Annick Vidal").waitFor();
    await verdict(page).getByRole("button", { name: "Rétablir le verdict" }).click();
    await mark(page, FIRST, "✕ 0").waitFor();
  });

  it("the average too can be decided: it is counted from the desk’s other slips, and told apart from its cap", async () => {
    const { page } = await open();
    await typeLine(page, "PEGASO H4 20");
    await decided(page, "Zéro").waitFor();
    await page.keyboard.press("Shift+Enter");
    const dialog = page.getByRole("dialog", { name: /Décider autrement/ });
    await dialog.getByText("Moyenne", { exact: true }).click();
    await dialog.getByText("se calcule seule").waitFor();
    await dialog.getByLabel("Motif (obligatoire)").fill("notifié trop tard");
    await page.keyboard.press("Enter");
    await table(page, FIRST + 1).waitFor();
    await page.keyboard.press("Alt+t");
    await page.getByRole("button", { name: "Donner le top" }).click();
    await page.getByText("/ 16 saisies").waitFor();
    await page.keyboard.press("F2");
    await page.keyboard.type(String(FIRST));
    await page.keyboard.press("Enter");
    await verdict(page)
      .getByText(/moyenne des autres joueurs de l.arbitre\s:\s[\d\s]+\s÷\s15, soit \d+/)
      .waitFor();
    await verdict(page)
      .getByText(/ramenée à son plafond, \d+/)
      .waitFor();
  });

  it("F4 sends a slip to the commission", async () => {
    const opened = await open();
    const { page } = opened;
    await typeLine(page, "GAlOPES H4 74");
    await decided(page, "Payé").waitFor();
    await page.keyboard.press("F4");
    await page.getByRole("dialog", { name: /commission/ }).waitFor();
    await page.keyboard.press("Enter");
    await table(page, FIRST + 1).waitFor();
    await page.getByRole("button", { name: /commission Table 63/ }).waitFor();
    expect((await sheetOf(opened, FIRST)).case?.why).toBe("L’arbitre demande l’avis de la commission.");
    await page.keyboard.press("Control+z");
    await table(page, FIRST).waitFor();
    await expect.poll(async () => (await sheetOf(opened, FIRST)).case).toBeNull();
  });

  it("F6 says whether a word is admitted", async () => {
    const { page } = await open();
    await page.keyboard.press("F6");
    await page.getByLabel("Mot", { exact: true }).fill("pegaso");
    await page.keyboard.press("Enter");
    await page.getByText("PEGASO n’est pas admis.").waitFor();
    await page.getByLabel("Mot", { exact: true }).fill("galopes");
    await page.keyboard.press("Enter");
    await page.getByText("GALOPES est admis.").waitFor();
  });
});

describe("a question", () => {
  let desks: Desks;
  let draw: number;

  beforeAll(async () => {
    desks = await openDesks(club);
    await playTwoTurns(club, desks);
    ({ draw } = await lastRound(club, desks.contest));
  });

  const sheet = (number: number) => club.part(desks.contest, "double", `sheet:${draw}:${number}`);

  it.each([
    ["p", FIRST, "✕ 0", "zero"],
    ["n", FIRST + 1, "▼ 79", "penalty"],
    ["d", FIRST + 2, "↗", "commission"],
  ])("is answered by %s, whose outcome is on its button", async (key, number, shown, sanction) => {
    const { page } = await seat(desks.arbiter, "arbitre");
    await cell(page, number).click();
    await table(page, number).waitFor();
    await typeLine(page, "GAlOPES 3D 84");
    await page.getByText("PMIRENT est-il un raccord plausible").waitFor();
    await page.keyboard.press(key);
    await table(page, number + 1).waitFor();
    await mark(page, number, shown).waitFor();
    expect((await sheet(number)).decision?.sanction).toBe(sanction);
  });

  it("is kept for later by Tab, and answered from the list", async () => {
    const { page } = await seat(desks.arbiter, "arbitre");
    await cell(page, FIRST + 3).click();
    await table(page, FIRST + 3).waitFor();
    await typeLine(page, "GAlOPES 3D 84");
    await page.getByText("PMIRENT est-il un raccord plausible").waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await table(page, FIRST + 4).waitFor();
    await page.getByRole("button", { name: /question Table 66/ }).click();
    await table(page, FIRST + 3).waitFor();
    await page.getByText("PMIRENT est-il un raccord plausible").waitFor();
    await page.getByRole("button", { name: /^Non plausible/ }).click();
    await mark(page, FIRST + 3, "▼ 79").waitFor();
  });

  it("is shown with what another desk answers meanwhile, and is answered freely", async () => {
    const { page } = await seat(desks.arbiter, "arbitre");
    await cell(page, FIRST + 7).click();
    await table(page, FIRST + 7).waitFor();
    await typeLine(page, "GAlOPES 3D 84");
    await page.getByText("PMIRENT est-il un raccord plausible").waitFor();
    expect(await page.getByText("à un autre poste").count()).toBe(0);
    await answerElsewhere(club, desks, FIRST + 16);
    await page.getByText("Même question à un autre poste").waitFor();
    await page
      .getByRole("listitem")
      .filter({ hasText: "Jean Saget, table 79" })
      .getByText("Non plausible")
      .waitFor();
    await page.keyboard.press("p");
    await mark(page, FIRST + 7, "✕ 0").waitFor();
    expect((await sheet(FIRST + 16)).decision?.sanction).toBe("penalty");
  });

  it("about several places is answered by one key", async () => {
    const own = await openDesks(club);
    await playTo(club, own.contest, "AEIRTLN");
    await club.ask(own.contest, { type: "Retain" });
    await club.ask(own.contest, { type: "EndAnnouncement" });
    await playTo(club, own.contest, "AEIRTSN");
    const { page } = await seat(own.arbiter, "arbitre");
    await table(page, FIRST).waitFor();
    await typeLine(page, "ENTRAIS 98 *");
    await page.getByRole("heading", { name: "À quelle place a-t-il pu croire ?" }).waitFor();
    await look(page, "arbitre-question-places");
    const { places } = (await preview(own.contest)).question ?? {};
    expect(places).toHaveLength(3);
    for (const { ref } of places ?? [])
      await page.getByRole("button", { name: `${ref} est plausible` }).waitFor();
    await page.getByRole("button", { name: /^Aucune n’est plausible/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("d");
    await table(page, FIRST + 1).waitFor();
    await mark(page, FIRST, "↗").waitFor();
    await page.getByText("Coup 1 : 16 bulletins").waitFor();
  });

  const preview = async (contest: string): Promise<VerdictView> =>
    club.post<VerdictView>(`/api/contests/${contest}/preview`, {
      game: 1,
      draw: (await lastRound(club, contest)).draw,
      table: FIRST + 1,
      slip: { sketch: [..."ENTRAIS"], score: 98 },
    });

  it("of an earlier turn stays within reach", async () => {
    const { page } = await seat(desks.arbiter, "arbitre");
    await cell(page, FIRST + 5).click();
    await table(page, FIRST + 5).waitFor();
    expect(await line(page).inputValue()).toBe("");
    await page.keyboard.press("PageUp");
    await expect.poll(() => line(page).inputValue()).toBe("MIRENT H4 18");
    await page.keyboard.press("PageDown");
    await expect.poll(() => line(page).inputValue()).toBe("");
  });
});

it(
  "every slip of the golden files is entered by keys: on the line, or drawn",
  { timeout: 180_000 },
  async () => {
    const { page } = await open();
    let asked: WrittenSlip[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/preview"))
        asked.push((request.postDataJSON() as { slip: WrittenSlip }).slip);
    });
    const drawing = page.getByRole("grid", { name: "Partie quadrillée" });
    for (const { id, slip } of golden()) {
      asked = [];
      const written = lineOf(slip);
      if (written !== null) {
        await typeLine(page, written);
      } else {
        await page.keyboard.press("=");
        await drawing.waitFor();
        for (const key of strokesOf(slip)) await page.keyboard.press(keyOf(key));
      }
      const wanted = `${id}: ${JSON.stringify(slip)}`;
      await expect.poll(() => asked.some((one) => sameSlip(one, slip)), { message: wanted }).toBe(true);
      if (written === null) await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expect.poll(() => line(page).inputValue()).toBe("");
    }
  },
);

describe("the drawn slip", () => {
  it("is kept on Échap, opened again by a letter, entered by Entrée", async () => {
    const opened = await open();
    const { page } = opened;
    await page.keyboard.press("=");
    await page.getByRole("grid", { name: "Partie quadrillée" }).waitFor();
    for (const key of [..."galopes", "ArrowDown", "ArrowDown", ..."post"]) await page.keyboard.press(key);
    await page.getByText("GALOPES →").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".chip", { hasText: "dessin" }).waitFor();
    await page.keyboard.press("s");
    await page.getByText("POSTS →").waitFor();
    await page.keyboard.press("1");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("7");
    await page.keyboard.press("4");
    await page.keyboard.press("Enter");
    await table(page, FIRST + 1).waitFor();
    await expect
      .poll(() => slipOf(opened, FIRST))
      .toMatchObject({
        sketch: ["GALOPES.....", "............", ".......POSTS"],
        score: 74,
        principal: { word: "GALOPES", direction: "H" },
      });
  });
});

describe("a network drop", () => {
  it("keeps the entries here and sends them after", async () => {
    const opened = await open();
    const { page } = opened;
    await page.context().setOffline(true);
    for (const number of [FIRST, FIRST + 1, FIRST + 2]) {
      await table(page, number).waitFor();
      await typeLine(page, "GAlOPES H4 74");
      await page.keyboard.press("Enter");
    }
    await page.getByText("3 saisies gardées").first().waitFor();
    await mark(page, FIRST, "gardé").waitFor();
    expect((await sheetOf(opened, FIRST)).entry).toBeNull();
    await page.context().setOffline(false);
    await mark(page, FIRST + 2, "74").waitFor();
    for (const number of [FIRST, FIRST + 1, FIRST + 2]) {
      expect(await slipOf(opened, number)).toMatchObject({ sketch: ["GAlOPES"] });
      expect((await sheetOf(opened, number)).revision).toBe(1);
    }
  });

  it("keeps them even if the page is loaded again before they have left", async () => {
    const opened = await open();
    const { page } = opened;
    await page.route("**/commands", (route) => route.abort());
    await typeLine(page, "GAlOPES H4 74");
    await page.keyboard.press("Enter");
    await mark(page, FIRST, "gardé").waitFor();
    await page.reload();
    await mark(page, FIRST, "gardé").waitFor();
    await table(page, FIRST + 1).waitFor();
    await page.unroute("**/commands");
    await mark(page, FIRST, "74").waitFor();
    expect(await slipOf(opened, FIRST)).toMatchObject({ sketch: ["GAlOPES"] });
  });

  it("of a server that is killed loses nothing either", async () => {
    const opened = await open();
    const { page } = opened;
    await club.stop("SIGKILL");
    await typeLine(page, "GAlOPES H4 74");
    await page.keyboard.press("Enter");
    await table(page, FIRST + 1).waitFor();
    await page.getByText("1 saisie gardée").first().waitFor();
    await club.serve();
    await mark(page, FIRST, "74").waitFor({ timeout: 40_000 });
    expect(await slipOf(opened, FIRST)).toMatchObject({ sketch: ["GAlOPES"] });
  });
});

describe("slips from phones", () => {
  it("that came late wait for the arbiter, who accepts them or not", async () => {
    const opened = await open({ phones: true });
    const { page, contest, draw } = opened;
    for (const number of [FIRST, FIRST + 1]) {
      const { token } = await club.grant(contest, { role: "player", table: number });
      const slip = { sketch: ["GAlOPES"], reference: "H4", score: 74 };
      await club.ask(contest, { type: "WriteSlip", game: 1, draw, slip, handed: true }, token);
    }
    await mark(page, FIRST, "tardif").waitFor();
    await page.getByText("Selon le téléphone, écrit à").waitFor();
    await page.getByText("Ce téléphone n’était pas connecté à la fin.").waitFor();
    const accept = page.getByRole("button", { name: "L’accepter" });
    expect(await accept.getAttribute("class")).not.toContain("primary");
    await page.keyboard.press("Alt+o");
    await mark(page, FIRST, "74").waitFor();
    await page.keyboard.press("Tab");
    await table(page, FIRST + 1).waitFor();
    await page.getByRole("button", { name: "Refuser : zéro" }).waitFor();
    await page.keyboard.press("Alt+n");
    await mark(page, FIRST + 1, "✕ 0").waitFor();
  });
});

it("draws the reading taken beside the other one, which F3 takes", async () => {
  const desks = await openDesks(club);
  await playTwoTurns(club, desks);
  const { draw } = await lastRound(club, desks.contest);
  const sketch = ["...O", "...P", "MIRENT", "...N"];
  const slip = { sketch, reference: "8E", score: null };
  const ask = { type: "EnterSlip" as const, game: 1, draw, table: FIRST, slip };
  await club.ask(desks.contest, ask, desks.arbiter);
  const { page } = await seat(desks.arbiter, "arbitre", "laptop");
  await cell(page, FIRST).click();
  await page.getByText(/^Lecture retenue.: OPEN en /).waitFor();
  await page.getByText(/^Autre lecture.: OPEN en /).waitFor();
  await look(page, "arbitre-lecture");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("F3");
  const stored = async () => (await club.part(desks.contest, "double", `sheet:${draw}:${FIRST}`)).entry?.slip;
  await expect.poll(async () => (await stored())?.principal?.word).toBe("OPEN");
  await cell(page, FIRST).click();
  await page.getByText(/^lecture choisie par l.arbitre.: OPEN/).waitFor();
});

describe("correction notes", () => {
  it("are printed, marked sent, and handed over", async () => {
    const opened = await open();
    const { page, contest } = opened;
    await page.evaluate(() => (window.open = () => ({ location: {}, close: () => undefined }) as never));
    await enter(page, "PEGASO H4 74", /Zéro/);
    await mark(page, FIRST, "✕ 0").waitFor();
    await club.ask(contest, { type: "Retain" });
    await page.getByRole("button", { name: /Imprimer 1 billet/ }).waitFor();
    await page.keyboard.press("F8");
    await page.getByRole("img", { name: "Billets de correction, page 1" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("1 billet envoyé.").waitFor();
    await expect.poll(async () => (await sheetOf(opened, FIRST)).note?.stage).toBe("sent");
    await page.getByRole("button", { name: /Marquer remis.*Table 63/ }).waitFor();
    await page.keyboard.press("F7");
    await page.getByLabel("Numéro de table").press("6");
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");
    await page.getByText("Table 63 : billet remis.").waitFor();
    await expect.poll(async () => (await sheetOf(opened, FIRST)).note?.stage).toBe("received");
  });
});

it.each(["phone", "narrow"] as const)("fits a %s without scrolling sideways", async (viewport) => {
  const { page } = await open({}, viewport);
  await typeLine(page, "GALOPES H4 74");
  await verdict(page).getByText("joker non entouré").waitFor();
  await look(page, `arbitre-${viewport}`);
  const [content, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(seen ?? 0);
  expect(await violations(page)).toEqual([]);
});
