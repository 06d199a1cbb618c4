import { it } from "vitest";
import { mkdirSync } from "node:fs";
import { visit, wear, atRest } from "./browser";
import { browser, club } from "./stage";
import { unseen } from "./sight";
const which = process.env["SCENES"] ?? "appeal";
const SCENES = import.meta.glob("./*.scenes.ts", { import: "scenes" });
it("pictures", { timeout: 400_000 }, async () => {
  mkdirSync("/tmp/pics19", { recursive: true });
  const { page } = await visit(browser, "light", "laptop");
  const scenes = (await SCENES[`./${which}.scenes.ts`]!()) as any;
  await scenes(club, page, async (name: string) => {
    await atRest(page);
    await page.screenshot({ path: `/tmp/pics19/${which}-${name}.png` });
    const seen = await unseen(page);
    if (seen.length) console.log(name, seen);
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
    await page.screenshot({ path: `/tmp/pics19/${which}-${name}-dark.png` });
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
  });
});
