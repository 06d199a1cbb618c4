import { expect, it } from "vitest";
import { look } from "./browser";
import { Evening } from "./evening";
import { step } from "./organiser.scenes";
import { club, fresh, seat } from "./stage";

const ROOM = 3;
const AT_HOME = 4;

it("somebody at home plays by phone, marked and after the ranking, until the organiser ranks him", async () => {
  const evening = await Evening.open(club, "Soirée", ROOM);
  const { page: office } = await fresh();
  await office.goto(club.link(club.owner, "organisation", evening.contest));
  await step(office, "Joueurs").click();
  await office.getByText("À la main").click();
  await office.getByLabel("Nom et prénom").fill("Ève Loin");
  await office.getByRole("switch", { name: "Joue à distance, par téléphone" }).click();
  await office.getByRole("button", { name: "Inscrire", exact: true }).click();
  await office.getByRole("table", { name: "Inscrits" }).getByText("à distance").waitFor();

  const { token } = await club.grant(evening.contest, { role: "player", table: AT_HOME });
  const { page: phone } = await seat(token, "joueur", "phone");
  const { page: results } = await seat(
    (await club.grant(evening.contest, { role: "spectator" })).token,
    "resultats",
  );
  await evening.start({ phones: true });
  await phone.getByText(/à distance, hors classement/).waitFor();
  await evening.turns(1, AT_HOME);
  const last = results.getByRole("table", { name: "Classement" }).getByRole("row").last();
  await last.getByText("à distance, hors classement").waitFor();
  expect(await last.innerText()).toContain("Ève Loin");
  await look(results, "resultats-a-distance");

  await evening.do({ type: "EndGame" });
  await step(office, "Parties").click();
  await office.getByRole("switch", { name: "Classer ceux qui jouent à distance" }).click();
  await office.getByRole("button", { name: "Ouvrir la partie", exact: true }).click();
  await office.getByText("Partie 2 ouverte").waitFor();
  await phone.getByText(/à distance$/).waitFor();
});
