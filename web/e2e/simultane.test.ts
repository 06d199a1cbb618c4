import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { look } from "./browser";
import { drop, filesIn, nonuple, simultaneousFiles } from "./simultaneous";
import { club, fresh, seat } from "./stage";

const LATE = "Nouméa";
const DAMAGED = "Lyon";

it("is six halls, one a day late, one whose file is damaged, somebody met twice, run to its site on screen; by command it is the same to the byte", async () => {
  const files = await simultaneousFiles("six");
  const { event, pack, keys, words, password, sent } = files;
  const whole = sent[DAMAGED] ?? "";
  const { page } = await seat(club.owner, "tournoi");
  await drop(page, "Reprendre les fichiers d’un tournoi", { event, pack, keys });
  await page.getByRole("button", { name: "Fichiers et clé" }).click();

  // Five come, one of them in pieces: it is named, and stops nobody; the one of a day later comes by itself.
  const { [LATE]: late = "", ...five } = sent;
  await drop(page, "Déposer les fichiers reçus", { ...five, [DAMAGED]: whole.slice(0, 400) });
  const verdicts = page.getByLabel("Fichiers déposés").getByRole("listitem");
  await expect.poll(() => verdicts.count()).toBe(5);
  expect((await verdicts.allInnerTexts()).filter((one) => one.startsWith("✕"))).toEqual([
    expect.stringContaining(`${DAMAGED}.json Ce fichier est incomplet ou abîmé`),
  ]);
  await drop(page, "Déposer les fichiers reçus", { [DAMAGED]: whole, [LATE]: late });
  await page.getByText(/ouverte en retard/).waitFor();

  // Somebody played in two of them: the organiser says where it counts. The key is given: every slip is judged again.
  await page.getByRole("button", { name: "Donner la clé" }).click();
  await page.getByLabel("Mot 1").fill(words.join(" "));
  await page.getByRole("dialog").getByRole("button", { name: "Donner la clé" }).click();
  await page.getByText("Bulletins pas encore rejugés : donnez la clé").waitFor({ state: "detached" });
  await look(page, "simultane");
  await page.getByRole("link", { name: "Page de l’épreuve" }).click();
  await page.getByRole("button", { name: "Compter au classement" }).click();
  await page.getByText("Les salles ailleurs comptent au classement.").waitFor();
  await page.getByRole("link", { name: "Inscriptions" }).click();
  await page.getByRole("button", { name: "Compte à Brest" }).click();
  await page.getByText("Compte à Brest.").waitFor();
  await page.getByRole("link", { name: "Journal" }).click();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Site à/ }).click();
  const folder = mkdtempSync(join(tmpdir(), "nonuple-simultane-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await (await saving).saveAs(join(folder, "site.zip"));
  const onScreen = join(folder, "onscreen");
  execFileSync("python3", ["-m", "zipfile", "-e", join(folder, "site.zip"), onScreen]);
  const { page: reader } = await fresh("phone");
  await reader.goto(pathToFileURL(join(onScreen, "index.html")).href);
  await reader.getByText("WAMYTAN Élise").filter({ visible: true }).first().waitFor();
  await reader.goto(pathToFileURL(join(onScreen, "partie-1.html")).href);
  await reader.getByRole("heading", { name: "Coup par coup" }).waitFor();
  await look(reader, "simultane-site");

  // The same by command.
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  put("event.json", event);
  put("games.json", pack);
  put("centres.json", keys);
  put("key.txt", `${password}\n`);
  put("damaged.json", whole.slice(0, 400));
  for (const [name, text] of Object.entries(sent)) put(`${name}.json`, text);
  const told = await nonuple(
    folder,
    ...["event", "merge", "event.json", "damaged.json", ...Object.keys(sent).map((name) => `${name}.json`)],
    ...["--centres", "centres.json", "--games", "games.json", "--key", "key.txt"],
    ...["--counts", "AMIEL Annick=Brest", "--out", "all.json"],
  );
  expect(told).toContain("damaged.json");
  expect(told).toContain(LATE);
  const state = readFileSync(join(onScreen, "resultats.txt"), "utf8").split("\n")[2]?.split("\t") ?? [];
  await nonuple(folder, "event", "publish", "all.json", "bycommand", "--at", state[2] ?? "");
  expect(filesIn(join(folder, "bycommand"))).toEqual(filesIn(onScreen));
  expect(await nonuple(folder, "event", "validate", join(onScreen, "resultats.txt"))).toContain(
    "rien à redire",
  );
});
