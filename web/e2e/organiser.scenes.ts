import type { Page } from "playwright-core";
import { Evening } from "./evening";
import type { Club } from "./server";

export const LIST = [
  "Nom;Prénom;Série;Cat;Club",
  "MANSOURI;Baptiste;1;S;Les Embruns",
  "AMIEL;Annick;1;V;Presqu’île",
  "LE GOFF;Denis;1;D;Baie d’Armor",
  "CHABERT;Solange;1;V;Les Embruns",
  "QUÉMÉRÉ;Thierry;1;S;Rade et Rivière",
  "ARNOUX Monique et Simone;;2;V;Baie d’Armor",
  "KERAVEL;Lucien;2;D;Presqu’île",
  "AMIEL;Annick;1;V;Presqu’île",
  ";;2;S;Les Embruns",
  "JAOUEN;Karim;2;S;Presqu’île",
].join("\n");

export const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Étapes de l’organisation" }).getByRole("button", { name });

export const pasted = (page: Page) => page.getByLabel("Liste des joueurs à coller");

/** The organiser's screen on a contest; its id. */
export async function enter(club: Club, page: Page, name = "Festival de la Baie"): Promise<string> {
  const contest = await club.contest(name);
  const { token } = await club.grant(contest, { role: "organiser" });
  await page.goto(club.link(token, "organisation"));
  await pasted(page).waitFor();
  return contest;
}

/** Brings a page into each state of the organiser's screen, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await enter(club, page);
  await page.getByText("Personne n’est encore inscrit").waitFor();
  await shoot("vide");
  await pasted(page).fill(LIST);
  await page.getByRole("button", { name: /Inscrire 9 personnes/ }).waitFor();
  await page.getByRole("button", { name: "Créer le code des joueurs" }).click();
  await page.getByRole("img", { name: /Code QR/ }).waitFor();
  await shoot("colle");
  await page.keyboard.press("Control+Enter");
  await page.getByText("9 personnes inscrites").waitFor();
  await page.getByText("Quéméré").or(page.getByText("QUÉMÉRÉ")).first().waitFor();
  await shoot("inscrits");
  await page.getByRole("button", { name: "Séries, catégories, clubs" }).click();
  await page.getByRole("dialog").getByText("Clubs", { exact: true }).click();
  await page.getByLabel("Nom de Presqu’île").waitFor();
  await shoot("groupes");
  await page.keyboard.press("Escape");
  await page
    .getByRole("table")
    .getByText(/KERAVEL/i)
    .click();
  await page.getByRole("button", { name: "Retirer de l’épreuve" }).waitFor();
  await shoot("joueur");
  await page.keyboard.press("Escape");
  await page.getByText("À la main").click();
  await page.getByLabel("Nom et prénom").waitFor();
  await shoot("a-la-main");

  await step(page, "Postes").click();
  for (const name of ["É. Coste", "L. Diarra"]) {
    await page.getByRole("button", { name: "Ajouter un arbitre" }).click();
    await page
      .getByLabel(/^Arbitre \d/)
      .last()
      .fill(name);
  }
  await page.getByRole("button", { name: "Répartir à parts égales" }).click();
  await shoot("postes");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Postes enregistrés").waitFor();

  await step(page, "Codes").click();
  await page.getByRole("button", { name: /Préparer 8 cartes/ }).click();
  await page.getByRole("button", { name: /Imprimer 8 cartes/ }).waitFor();
  await page
    .getByRole("img", { name: /Code QR/ })
    .nth(3)
    .waitFor();
  await page.getByRole("button", { name: "Juge-arbitre : Créer" }).click();
  await page.getByLabel("Lien direct, à ouvrir ou à envoyer").waitFor();
  await page.getByRole("dialog").getByRole("img").waitFor();
  await shoot("code");
  await page.getByRole("button", { name: "Fermer" }).click();
  await shoot("codes");

  await step(page, "Parties").click();
  await page.getByRole("button", { name: "Ouvrir la partie" }).waitFor();
  await shoot("parties");

  await step(page, "Tout est prêt").click();
  await page.getByText(/Il reste \d+ choses à faire/).waitFor();
  await shoot("pret-a-faire");
  await page.getByRole("button", { name: "C’est la bonne" }).click();
  await page.getByRole("button", { name: "Faire sonner" }).click();
  await page.getByRole("button", { name: "Entendu" }).click();
  await page.getByRole("button", { name: "Elle est sortie" }).click();
  await page.getByRole("button", { name: "Il se lit" }).click();
  await page.getByRole("button", { name: "Sans téléphone" }).click();
  await page.getByText("8 points sur 9").or(page.getByText("9 points sur 9")).waitFor();
  await shoot("pret");

  const evening = await Evening.open(club, "Simultané du club", 8);
  await evening.start();
  await evening.turns(3, 8);
  const { token } = await club.grant(evening.contest, { role: "organiser" });
  await page.goto(club.link(token, "organisation", evening.contest, "games"));
  await page.getByText("La partie 1 est en cours").waitFor();
  await shoot("partie-en-cours");
  await step(page, "Joueurs").click();
  await page.getByRole("table").getByText("Bruno").click();
  await page.getByRole("dialog").getByLabel("Table", { exact: true }).fill("9");
  await page.getByText("suivent le joueur", { exact: false }).waitFor();
  await shoot("deplacer");
  await page.getByRole("dialog").getByLabel("Table", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Échanger les tables" }).waitFor();
  await shoot("echanger");
  await page.keyboard.press("Escape");
  await step(page, "Contrôle").click();
  await evening.do({ type: "DeclareTotal", game: 1, table: 2, total: 55 });
  await page.getByRole("table", { name: "Contrôle des totaux" }).getByText("55").first().waitFor();
  await page.getByRole("table", { name: "Contrôle des totaux" }).getByRole("row").nth(2).click();
  await page.getByRole("columnheader", { name: "Cumul" }).waitFor();
  await shoot("controle");
}
