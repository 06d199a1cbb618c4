import { expect, it, onTestFinished } from "vitest";
import { FIRST, openDesks, playTo, table } from "./arbiter.scenes";
import { violations, visit } from "./browser";
import { browser, club } from "./stage";

async function seat(token: string, screen: string) {
  const visited = await visit(browser, "light", "laptop");
  onTestFinished(() => visited.context.close());
  await visited.page.goto(club.link(token, screen));
  return visited;
}

it("is for arbiters only", async () => {
  const { contest } = await openDesks(club);
  const { token } = await club.grant(contest, { role: "spectator" });
  const { page } = await seat(token, "arbitre");
  await page.getByText("Ce lien n’est pas celui d’un arbitre").waitFor();
  expect(await violations(page)).toEqual([]);
});

it("is at all tables for the one in charge, who has named no desk", async () => {
  const desks = await openDesks(club);
  await playTo(club, desks.contest, "AEGOPS?");
  const { page } = await seat(club.owner, `arbitre/${desks.contest}`);
  await table(page, FIRST).waitFor();
  expect(await page.getByRole("button", { name: /^Table \d+ / }).count()).toBe(32);
});
