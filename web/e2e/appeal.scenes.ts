import type { Page } from "playwright-core";
import { Disputed } from "./commission.scenes";
import type { Club } from "./server";

/** Brings a page into each state of an appeal's file, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const disputed = await Disputed.open(club, "2026");
  const { evening, draw, token } = disputed;
  const about = { draw, table: 2 };
  await page.goto(club.link(token, "recours"));
  await page.getByRole("heading", { name: "Aucune décision de la commission" }).waitFor();
  await shoot("vide");

  await evening.do({ type: "NameCommission", members: ["Jeanne Morvan", "Paul Kermeur", "Ana Ruiz"] });
  await disputed.appeal(2, "la dernière lettre est-elle un S ?");
  for (const [member, sanction] of [
    ["Jeanne Morvan", "zero"],
    ["Paul Kermeur", "zero"],
    ["Ana Ruiz", "warning"],
  ] as const)
    await evening.do({
      type: "Vote",
      game: 1,
      ...about,
      member,
      sanction,
      points: sanction === "zero" ? 0 : 18,
    });
  const motive = "une lettre ne se déduit pas du score";
  await evening.do({ type: "RuleCase", game: 1, ...about, points: 0, sanction: "zero", motive });
  await page.getByRole("heading", { name: "La dernière lettre est-elle un S ?" }).waitFor();
  await page.getByRole("button", { name: /^Ouvrir le dossier/ }).click();
  await page.getByLabel("Motif du recours").fill("le S est repassé, aucune autre lettre ne finit ce mot");
  await shoot("ouvrir");
  await page.getByRole("dialog").getByRole("button", { name: "Ouvrir le dossier" }).click();
  await page.getByText("dossier ouvert").first().waitFor();
  const said =
    "La barre verticale fait lire un J ou un 5. Le règlement demande un mot écrit en entier ; je n’ai pas à deviner.";
  await evening.do({ type: "HearParty", game: 1, ...about, party: "arbiter", said });
  await page.getByText("La barre verticale").waitFor();
  await shoot("ouvert");
  await evening.do({ type: "TellParties", game: 1, ...about });
  await page.getByText("parties informées", { exact: true }).waitFor();
  await shoot("informees");
  await evening.do({ type: "ForwardCase", game: 1, ...about });
  await page.getByText("Dossier transmis").waitFor();
  await shoot("transmis");
  await evening.do({ type: "RequestDocuments", game: 1, ...about, wanted: "trois autres S de la même main" });
  await page.getByText("14 jours", { exact: true }).waitFor();
  await shoot("piece-demandee");
  await page.keyboard.press("j");
  await page.getByRole("dialog").getByLabel("Ce qui est joint").waitFor();
  await shoot("joindre");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Commission de recours" }).click();
  await page.getByLabel("Président, Nom").fill("A. Tremblay");
  await page.getByLabel("Président, Nationalité").fill("Canada");
  await page.getByRole("button", { name: "Noter la composition" }).click();
  await page.getByText("Il faut un président et quatre membres.").waitFor();
  await shoot("commission-de-recours");
  await page.keyboard.press("Escape");
  await evening.do({ type: "AttachPiece", game: 1, ...about, what: "Trois S, photographiés" });
  await evening.do({ type: "CompleteFile", game: 1, ...about });
  await page.getByText("dossier complet").first().waitFor();
  await shoot("complet");
  await evening.do({
    type: "AnswerFile",
    game: 1,
    ...about,
    points: 18,
    sanction: "warning",
    motive: "lettre lisible",
  });
  await page.getByText("Le dossier est clos.").waitFor();
  await shoot("repondu");
}
