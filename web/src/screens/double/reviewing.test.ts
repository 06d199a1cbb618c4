import { describe, expect, it } from "vitest";
import { asked, entry, opened, sheet, SLIP } from "../../desk/fake";
import { toasts } from "../../ui/toasts.svelte";
import { Reviewing } from "./reviewing.svelte";

const OTHER = { ...SLIP, score: 70 };

function reviewed(first: Parameters<typeof sheet>[1] = {}) {
  const entered = { revision: 1, entry };
  const all = opened([sheet(63, { ...entered, ...first }), sheet(64, entered), sheet(65, entered)]);
  const reviewing = new Reviewing(all.desk, all.writing);
  reviewing.follow();
  return { ...all, reviewing };
}

const said = (): string | undefined => toasts().at(-1)?.text;

describe("the double arbiter", () => {
  it("takes back by Ctrl Z that he agreed, and is at that slip again", async () => {
    const { reviewing, desk, server } = reviewed();
    reviewing.press("Enter");
    expect(desk.table).toBe(64);
    await asked(server).toEqual(["Review"]);
    reviewing.press("Ctrl+Z");
    expect([desk.table, said()]).toEqual([63, "C’est annulé."]);
    await asked(server).toEqual(["Review", "WithdrawReview"]);
    reviewing.press("Tab");
    reviewing.press("Tab");
    reviewing.press("Tab");
    expect(desk.table).toBe(63);
  });

  it("takes back a correction, and has what he wrote and remarked before him again", async () => {
    const { reviewing, writing, desk, server } = reviewed();
    writing.restore(OTHER);
    reviewing.remark = "un 0";
    reviewing.press("Shift+Enter");
    await asked(server).toEqual(["ProposeCorrection"]);
    expect([desk.table, reviewing.remark]).toEqual([64, ""]);
    toasts().at(-1)?.undo?.();
    await asked(server).toEqual(["ProposeCorrection", "WithdrawCorrection"]);
    expect([desk.table, writing.slip?.score, reviewing.remark]).toEqual([63, 70, "un 0"]);
  });

  it("has his earlier correction back when he takes a second one back", async () => {
    const correction = {
      type: "CorrectionProposed" as const,
      game: 1,
      draw: 1,
      player: "p63",
      slip: OTHER,
      remark: "un 0",
    };
    const { reviewing, writing, server, desk } = reviewed({ correction });
    reviewing.go(63);
    writing.restore({ ...SLIP, score: 71 });
    reviewing.press("Shift+Enter");
    await asked(server).toEqual(["ProposeCorrection"]);
    reviewing.press("Ctrl+Z");
    await asked(server).toEqual(["ProposeCorrection", "ProposeCorrection"]);
    expect(server.commands[1]).toMatchObject({ slip: OTHER, remark: "un 0" });
    expect(desk.canUndo).toBe(false);
  });

  it("takes back what he sent to the commission", async () => {
    const { reviewing, server } = reviewed();
    reviewing.refer("illisible ?");
    reviewing.press("Ctrl+Z");
    await asked(server).toEqual(["Refer", "WithdrawReferral"]);
  });

  it.each(["GALOPES H4 H5", "H4", ""])("does not agree with a line that says no slip: %j", async (text) => {
    const { reviewing, writing, desk, server } = reviewed();
    writing.write({ line: text, drawn: null });
    for (const key of ["Enter", "Shift+Enter"]) {
      reviewing.press(key);
      expect(said()).toContain("Échap remet la saisie");
    }
    reviewing.agree();
    expect([desk.table, writing.draft.line, server.commands]).toEqual([63, text, []]);
    reviewing.press("Escape");
    reviewing.press("Enter");
    await asked(server).toEqual(["Review"]);
  });

  it("agrees with an empty slip that a phone has sent", async () => {
    const { reviewing, server } = reviewed({ entry: { ...entry, slip: {}, origin: "phone" } });
    reviewing.press("Enter");
    await asked(server).toEqual(["Review"]);
  });

  it("is told when there is nothing to take back", () => {
    const { reviewing, desk } = reviewed();
    reviewing.press("Ctrl+Z");
    expect([said(), desk.canUndo]).toEqual(["Rien à annuler.", false]);
  });
});
