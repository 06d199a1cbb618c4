import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import type { CaseFile } from "../src/net/server";
import { visit, type Viewport } from "./browser";
import { Disputed, title } from "./commission.scenes";
import { browser, club } from "./stage";

async function open(
  disputed: Disputed,
  viewport: Viewport = "laptop",
): Promise<{ page: Page; troubles: string[] }> {
  const { context, page, troubles } = await visit(browser, "light", viewport);
  onTestFinished(() => context.close());
  await page.goto(club.link(disputed.token, "commission"));
  return { page, troubles };
}

const caseOf = async ({ evening }: Disputed, table: number): Promise<CaseFile | undefined> =>
  (await club.part(evening.contest, "commission", "cases")).find((one) => one.sheet.table === table);

/** In one breath: the browser tells that a dialog was closed when it is open again. */
const closeAndOpenAgain = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.querySelector<HTMLElement>("dialog[open] .actions button")?.click();
    await new Promise<void>(queueMicrotask);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true }));
  });

describe("a case", () => {
  it("is decided by the keyboard alone, with its motive, and the next one follows", async () => {
    const disputed = await Disputed.open(club);
    await disputed.refer(3);
    await disputed.appeal(5);
    const { page } = await open(disputed);
    await title(page, "Table 3, coup 3").waitFor();
    await page.getByText("deux mots partagent une lettre").first().waitFor();
    await page.getByRole("img", { name: /HAVE/ }).waitFor();

    await page.keyboard.press("Alt+4");
    await page.getByText("Avertissement", { exact: true }).click();
    await page.getByLabel("Points payés").fill("27");
    const send = page.getByRole("button", { name: /Notifier/ });
    expect(await send.isDisabled()).toBe(true);
    await page.keyboard.press("Control+Enter");
    expect((await caseOf(disputed, 3))?.ruled).toBe(false);
    await page.getByLabel(/Motif/).fill("la lecture la plus favorable");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Table 3, coup 3 : décision notifiée").waitFor();
    await title(page, "Table 5, coup 3").waitFor();

    const ruled = await caseOf(disputed, 3);
    expect([ruled?.ruled, ruled?.sheet.decision?.sanction, ruled?.sheet.decision?.points]).toEqual([
      true,
      "warning",
      27,
    ]);
  });

  it("keeps what is written about it while another is looked at", async () => {
    const disputed = await Disputed.open(club);
    await disputed.appeal(2);
    await disputed.appeal(5);
    const { page } = await open(disputed);
    await title(page, "Table 2, coup 3").waitFor();
    await page.getByLabel(/Motif/).fill("à revoir");
    await page.keyboard.press("Alt+ArrowDown");
    await title(page, "Table 5, coup 3").waitFor();
    expect(await page.getByLabel(/Motif/).inputValue()).toBe("");
    await page.keyboard.press("Alt+ArrowUp");
    await title(page, "Table 2, coup 3").waitFor();
    expect(await page.getByLabel(/Motif/).inputValue()).toBe("à revoir");
  });

  it("goes to the federation only once it is decided", async () => {
    const disputed = await Disputed.open(club);
    await disputed.appeal(2);
    const { page } = await open(disputed);
    await title(page, "Table 2, coup 3").waitFor();
    await page.keyboard.press("F7");
    await page.getByText("n’est saisie qu’après la décision").waitFor();
    await page.keyboard.press("Alt+1");
    await page.getByLabel(/Motif/).fill("verdict maintenu");
    await page.keyboard.press("Control+Enter");
    await page.getByText("décidé", { exact: true }).waitFor();
    await page.keyboard.press("F7");
    await page.getByText("Ce qui s’est passé").waitFor();
    await page.getByRole("button", { name: /^Ouvrir le dossier/ }).click();
    await page.getByLabel("Motif du recours").fill("recours maintenu");
    await page.getByRole("dialog").getByRole("button", { name: "Ouvrir le dossier" }).click();
    await page.getByText("dossier ouvert").first().waitFor();
    await page.keyboard.press("Control+Enter");
    const noting = page.getByRole("button", { name: "Noter qu’ils sont informés" });
    await noting.waitFor();
    await closeAndOpenAgain(page);
    await noting.click();
    await page.getByText("parties informées", { exact: true }).waitFor();
    await page.keyboard.press("Control+Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Noter l’envoi" }).click();
    await page.getByText("Dossier transmis").waitFor();
    expect((await caseOf(disputed, 2))?.file?.motive).toBe("recours maintenu");
  });

  it("preselects nothing: a reading is chosen before anything is notified", async () => {
    const disputed = await Disputed.open(club);
    await disputed.appeal(2);
    const { page } = await open(disputed);
    await title(page, "Table 2, coup 3").waitFor();
    await page.getByText("Choisissez une lecture").waitFor();
    expect(await page.getByRole("button", { pressed: true }).count()).toBe(0);
    await page.getByLabel(/Motif/).fill("à voir");
    await page.keyboard.press("Control+Enter");
    expect(await page.getByRole("button", { name: /Notifier/ }).isDisabled()).toBe(true);
    expect((await caseOf(disputed, 2))?.ruled).toBe(false);
  });

  it(
    "of a doubtful junction has the desk’s outcomes, the −5 among them, and the votes of the members",
    { timeout: 120_000 },
    async () => {
      const { token, table } = await Disputed.doubtful(club);
      const { context, page } = await visit(browser);
      onTestFinished(() => context.close());
      await page.goto(club.link(token, "commission"));
      await title(page, `Table ${table}, coup 2`).waitFor();
      const implausible = page.getByRole("button", { name: /Le raccord n’est pas plausible/ });
      await implausible.locator(".chip", { hasText: "−5" }).waitFor();
      await page
        .getByRole("button", { name: /Le raccord est plausible/ })
        .locator(".chip", { hasText: "zéro" })
        .waitFor();
      await implausible.getByText("La lecture la plus favorable").waitFor();

      await page.getByRole("switch", { name: "Le joueur a pu jouer sur deux tableaux" }).click();
      await page.getByText("La lecture la plus favorable au joueur. Art").waitFor({ state: "detached" });
      await implausible.click();
      for (const member of ["Jeanne Morvan", "Ana Ruiz"])
        await page.getByRole("button", { name: `Noter le vote de ${member}` }).click();
      await page.getByText("2 voix sur 3").waitFor();
    },
  );
});

describe("the screen", () => {
  it.each(["phone", "narrow"] as const)("scrolls in one direction only on a %s screen", async (viewport) => {
    const disputed = await Disputed.open(club);
    await disputed.appeal(2);
    const { page } = await open(disputed, viewport);
    await title(page, "Table 2, coup 3").waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });

  it("is for nobody else", async () => {
    const disputed = await Disputed.open(club);
    const { token } = await club.grant(disputed.evening.contest, { role: "spectator" });
    const { context, page } = await visit(browser);
    onTestFinished(() => context.close());
    await page.goto(club.link(token, "commission"));
    await title(page, "Cette page est celle de la commission").waitFor();
  });
});
