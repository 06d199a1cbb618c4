import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { browser, club } from "./stage";
import { drop, simultaneousFiles } from "./simultaneous";
import { visit } from "./browser";

describe("a simultané", () => {
  it("is received, opened, played and sent by a centre, and gathered by its organiser", async () => {
    const files = await simultaneousFiles();
    const { context, page } = await visit(browser);
    await page.goto(club.link(club.owner, "centre"));
    await page.getByLabel("Nom de l’épreuve").fill("Simultané");
    await page.getByRole("button", { name: "Commencer" }).click();
    await drop(page, "Déposer les deux fichiers", { parties: files.pack, cle: files.own["Brest"] ?? "" });
    await page.getByLabel("Mot 1").fill(files.words.map((word) => word.slice(1)).join(" "));
    await page.getByLabel("Code de contrôle").fill(files.digits);
    await page.getByText("corrigé").first().waitFor();
    await page.getByRole("button", { name: "Ouvrir les parties" }).click();
    const here = page.url();
    await page.getByRole("button", { name: "Ouvrir la partie 1" }).waitFor();
    const [listed] = await club.get<{ id: string }[]>("/api/contests");
    const contest = listed?.id ?? "";
    const players = [{ name: "AMIEL Annick", table: 1 }];
    await club.ask(contest, { type: "Register", players });
    await page.getByRole("button", { name: "Ouvrir la partie 1" }).click();
    await page.waitForURL(/organisation/);
    await club.ask(contest, { type: "Draw" });
    const draw = (await club.part(contest, "public", "turn")).draw ?? 0;
    await club.ask(contest, { type: "Retain" });
    await club.ask(contest, { type: "EnterTop", game: 1, draw });
    await club.ask(contest, { type: "EndAnnouncement" });
    await club.ask(contest, { type: "EndGame" });

    await page.goto(club.link(club.owner, here.split("#/")[1] ?? ""));
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Enregistrer le fichier signé" }).click();
    const sent = await readFile(await (await saved).path(), "utf8");

    await page.goto(club.link(club.owner, "tournoi"));
    const { event, pack, keys } = files;
    await drop(page, "Reprendre les fichiers d’un tournoi", { event, pack, keys });
    await page.getByRole("button", { name: "Fichiers et clé" }).click();
    await drop(page, "Déposer les fichiers reçus", {
      coupe: sent.slice(0, 500),
      faux: sent.replace('"total":', '"total":1'),
      brest: sent,
      vallon: files.sent.Vallon ?? "",
    });
    const verdicts = page.getByLabel("Fichiers déposés").getByRole("listitem");
    await expect.poll(() => verdicts.count()).toBe(4);
    const told = await verdicts.allInnerTexts();
    expect(told.map((one) => one.split(/\s/)[0])).toEqual(["✕", "✕", "✓", "✓"]);
    expect(told[0]).toContain("coupe.json Ce fichier est incomplet ou abîmé");
    expect(await page.getByText(/ouverte en retard.*heure du centre \(UTC\+01:00\)/).count()).toBe(1);
    await page.getByText("Bulletins pas encore rejugés : donnez la clé").waitFor();
    await page.getByRole("button", { name: "Donner la clé" }).click();
    await page.getByLabel("Mot 1").fill(files.words.join(" "));
    await page.getByRole("dialog").getByRole("button", { name: "Donner la clé" }).click();
    await page.getByText("Bulletins pas encore rejugés : donnez la clé").waitFor({ state: "detached" });
    await page
      .getByText(/verdicts? change/)
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Page de l’épreuve" }).click();
    await page.getByRole("button", { name: "Compter au classement" }).click();
    await page.getByText("Les salles ailleurs comptent au classement.").waitFor();
    await page.goto(club.link(club.owner, `tournoi/${/tournoi\/([^/]+)/.exec(page.url())?.[1] ?? ""}/cumul`));
    await page.getByText("AMIEL Annick").filter({ visible: true }).first().waitFor();
    await context.close();
  });
});
