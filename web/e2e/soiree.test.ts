import { describe, it } from "vitest";
import { advance } from "./chief.scenes";
import { HERO, title } from "./club.scenes";
import { pasted, step } from "./organiser.scenes";
import { club, fresh } from "./stage";

/** docs/soiree.md, followed word for word. */
describe("a first evening at the club", () => {
  it("goes from the secret link to the first clock, with a player on a phone", async () => {
    const { page } = await fresh();
    await page.goto(club.link(club.owner, "club"));
    await title(page, HERO).waitFor();
    await page.getByRole("button", { name: "Inscrire les joueurs d’abord" }).click();
    await pasted(page).fill("Ève Martin\nLéo Petit");
    await page.getByRole("button", { name: /Inscrire 2 personnes/ }).click();
    await page.getByText("2 personnes inscrites").waitFor();
    await page.getByRole("button", { name: "Créer le code des joueurs" }).click();
    await page.getByRole("img", { name: /Code QR/ }).waitFor();
    const code = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(await page.getByRole("main").innerText())?.[0] ?? "";

    await step(page, "Parties").click();
    await page.getByText("Papier et téléphones", { exact: true }).click();
    await page.getByRole("button", { name: "Ouvrir la partie", exact: true }).click();
    await page.getByText("Partie 1 ouverte").waitFor();

    const { page: phone } = await fresh("phone");
    await phone.goto(`${club.address}/#/`);
    await phone.getByLabel("Code de salle").fill(code);
    await phone.getByRole("button", { name: "Rejoindre" }).click();
    await phone.getByLabel("Numéro de votre table").fill("1");
    await phone.getByLabel("Votre nom").fill("Ève Martin");
    await phone.getByRole("button", { name: "Rejoindre" }).last().click();

    await page.getByRole("link", { name: "Nonuple" }).click();
    await title(page, HERO).waitFor();
    await page.getByRole("link", { name: "Juge-arbitre", exact: true }).first().click();
    await title(page, /Coup 1 : tirer/).waitFor();
    await advance(page, /Coup 1 : annoncer le tirage/);
    await advance(page, /Coup 1 : chrono/);
    await phone
      .getByLabel(/Temps restant/i)
      .first()
      .waitFor();
  });
});
