import type { Page } from "playwright-core";
import { Evening } from "./evening";
import type { Club } from "./server";

const TABLES = 6;

export const stage = (page: Page, title: string) => page.getByRole("heading", { level: 1, name: title });

/** Brings a page into each state of the room's display, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const evening = await Evening.open(club, "Festival de la Baie", TABLES);
  const { token } = await club.grant(evening.contest, { role: "display" });
  await page.goto(club.link(token, "affichage"));
  await stage(page, "Bienvenue").waitFor();
  await page.getByRole("img", { name: /Code QR/ }).waitFor();
  await shoot("attente");

  await evening.start({ phones: false });
  await page.getByText("Le premier tirage va commencer.").waitFor();
  await shoot("premier-tirage");
  await evening.turns(6, TABLES);
  await stage(page, "Coup 7").waitFor();
  await shoot("tirage");
  await evening.draw();
  await page.getByText("Annonce du tirage").waitFor();
  await shoot("lettres");
  await evening.do({ type: "StartClock" });
  await page.getByRole("timer").getByText("temps restant").waitFor();
  await shoot("chrono");
  await evening.do({ type: "Interrupt" });
  await page.getByText("Partie suspendue").waitFor();
  await shoot("suspendu");
  await evening.do({ type: "Resume" });
  await evening.do({ type: "CancelTurn", cause: "spelling" });
  await page.getByText("Coup annulé : il se rejoue").waitFor();
  await shoot("annule");
  await evening.draw();
  await evening.do({ type: "StartClock" });
  await evening.do({ type: "CloseSlips" });
  await page.getByText("Terminé : les bulletins sont ramassés").waitFor();
  await shoot("termine");
  const { draw } = await evening.turn();
  await evening.do({ type: "Retain" });
  await page.getByText("Coup 7, mot retenu").waitFor();
  await shoot("mot-retenu");
  await evening.do({ type: "EndAnnouncement" });
  await evening.finish(TABLES);
  await stage(page, "Fin de partie").waitFor();
  await page.getByText(/Correction en cours/).waitFor();
  await shoot("fin-provisoire");
  await evening.do({ type: "EnterTop", game: 1, draw: draw ?? 0 });
  await page.getByRole("heading", { name: "Classement de la partie" }).waitFor();
  await shoot("fin");

  await evening.start({ phones: false, sudden_death: true, pairs: true });
  await evening.draw();
  await page.getByText("Mort subite : 6 tables en jeu").waitFor();
  await shoot("mort-subite");
}
