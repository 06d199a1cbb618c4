import { describe, expect, it } from "vitest";
import { Commands } from "./commands.svelte";
import { forgottenOf } from "./todo";
import type { OutcomeView } from "../../net/server";
import { toasts } from "../../ui/toasts.svelte";
import { asked, entry, opened, QUESTION, round, seat, sheet, SLIP } from "../../desk/fake";

describe("a desk", () => {
  it("begins at the first table of the last turn closed", () => {
    const { desk } = opened();
    expect([desk.draw, desk.table, desk.toEnter]).toEqual([1, 63, [63, 64, 65]]);
  });

  it("counts a slip as entered before the server shows it, and goes on", async () => {
    const { desk, server } = opened();
    desk.enter(SLIP);
    desk.next();
    expect([desk.table, desk.toEnter]).toEqual([64, [64, 65]]);
    expect(desk.standing(63)).toEqual({ state: "kept" });
    await asked(server).toEqual(["EnterSlip"]);
    server.show({ "sheet:1:63": sheet(63, { revision: 1, entry }) });
    expect(desk.standing(63)).toEqual({ state: "judging" });
  });

  it("keeps what is entered while the server is away", async () => {
    const { desk, server } = opened();
    server.state = "away";
    desk.enter(SLIP);
    desk.next();
    desk.enter(SLIP);
    await expect.poll(() => desk.outbox.pending.length).toBe(2);
    expect(desk.toEnter).toEqual([65]);
    server.state = "there";
    desk.outbox.flush();
    await asked(server).toEqual(["EnterSlip", "EnterSlip"]);
  });

  it("takes back an entry that has not left without asking, one that has left by a command", async () => {
    const { desk, server } = opened();
    server.state = "away";
    desk.enter(SLIP);
    desk.next();
    desk.enter(SLIP);
    expect(desk.undo()).toMatchObject({ table: 64, slip: SLIP });
    expect(desk.toEnter).toEqual([64, 65]);
    server.state = "there";
    desk.outbox.flush();
    await asked(server).toEqual(["EnterSlip"]);
    expect(desk.undo()).toMatchObject({ table: 63, slip: SLIP });
    await asked(server).toEqual(["EnterSlip", "TakeBack"]);
    expect(desk.standing(63)).toEqual({ state: "waiting" });
  });

  it("takes back the top of all tables at once, and says that it did", async () => {
    const { desk, server } = opened();
    desk.enterTop();
    await asked(server).toEqual(["EnterTop"]);
    expect(desk.undo()).toMatchObject({ table: null });
    await asked(server).toEqual(["EnterTop", "TakeBack", "TakeBack", "TakeBack"]);
    expect([desk.undo(), desk.canUndo]).toEqual([null, false]);
  });

  it("gives the top to no table from home, of which there is no paper", async () => {
    const { desk, server } = opened();
    server.show({ seats: [seat(63), { ...seat(64), remote: true }, seat(65)] });
    desk.enterTop();
    desk.undo();
    await asked(server).toEqual(["EnterTop", "TakeBack", "TakeBack"]);
    expect(server.commands.slice(1)).toMatchObject([{ table: 63 }, { table: 65 }]);
  });

  it("takes back by its key what is not the last, and keeps the entry of a referral that has not left", async () => {
    const { desk, server } = opened();
    server.state = "away";
    desk.enter(SLIP);
    const key = desk.refer(1, 63, "doute");
    desk.next();
    desk.enter(SLIP);
    expect(desk.undo(key)).toMatchObject({ table: 63, command: { type: "Refer" } });
    expect(desk.toEnter).toEqual([65]);
    server.state = "there";
    desk.outbox.flush();
    await asked(server).toEqual(["EnterSlip", "EnterSlip"]);
  });

  it("has nothing to take back of what the server refused", async () => {
    const { desk, server } = opened();
    server.state = "refusing";
    desk.refer(1, 63, "doute");
    await expect.poll(() => desk.canUndo).toBe(false);
  });

  it("names the revision that it has seen, its own entries counted", async () => {
    const { desk, server } = opened();
    desk.enter(SLIP);
    desk.undo();
    desk.enter({ ...SLIP, score: 70 });
    await asked(server).toEqual(["EnterSlip", "TakeBack", "EnterSlip"]);
    expect(server.commands.map((command) => ("seen" in command ? command.seen : null))).toEqual([0, null, 2]);
  });

  it("answers a question once the server has asked it", async () => {
    const { desk, server } = opened();
    desk.enter(SLIP, [{ ref: null, opinion: "implausible" }]);
    desk.deliver();
    await asked(server).toEqual(["EnterSlip"]);
    server.show({ "sheet:1:63": sheet(63, { revision: 1, entry, decision: QUESTION }) });
    desk.deliver();
    desk.deliver();
    await asked(server).toEqual(["EnterSlip", "GiveOpinion"]);
  });

  it("knows how many slips of earlier turns were forgotten, and begins there with the first of them", () => {
    const { desk, server } = opened();
    server.show({
      rounds: [round(1), round(2), round(3)],
      "sheet:1:63": null,
      ...Object.fromEntries([63, 64, 65].map((table) => [`sheet:3:${table}`, sheet(table, { draw: 3 })])),
    });
    desk.choose(3);
    expect(forgottenOf(desk)).toEqual([{ draw: 1, turn: 1, count: 2 }]);
    desk.choose(1);
    expect([desk.table, desk.toEnter]).toEqual([64, [64, 65]]);
  });

  it("stays at a turn that is not done, and goes on to the next one when it is", () => {
    const { desk, server } = opened();
    server.show({ rounds: [round(1), round(2)] });
    desk.follow(true);
    expect(desk.draw).toBe(1);
    for (const table of [63, 64, 65])
      server.show({ [`sheet:1:${table}`]: sheet(table, { revision: 1, entry }) });
    desk.follow(false);
    expect(desk.draw).toBe(1);
    desk.follow(true);
    expect(desk.draw).toBe(2);
  });
});

const line = { text: "", start: 0, end: 0 };

function openedWithKeys(...sheets: Parameters<typeof opened>) {
  const all = opened(...sheets);
  all.desk.arrive();
  return { ...all, commands: new Commands(all.desk, all.writing) };
}

const theirs = { revision: 1, entry };
const other = { ...entry, slip: { ...SLIP, score: 20 } };

describe("two desks at one table", () => {
  it("what another enters while one types has not been seen", async () => {
    const { desk, writing, commands, server } = openedWithKeys();
    writing.write({ line: "MENU", drawn: null });
    server.show({ "sheet:1:63": sheet(63, theirs) });
    writing.write({ line: "MENU I8 9", drawn: null });
    expect(writing.seen).toBe(0);
    desk.enter({ sketch: ["MENU"] }, [], writing.seen);
    await asked(server).toEqual(["EnterSlip"]);
    expect(server.commands[0]).toMatchObject({ seen: 0 });
    expect(commands.question).toBeNull();
  });

  it("what another enters does not come onto an empty line, until one asks for the table again", () => {
    const { desk, writing, commands, server } = openedWithKeys();
    server.show({ "sheet:1:63": sheet(63, theirs) });
    expect([writing.draft.line, desk.elsewhere?.table]).toEqual(["", 63]);
    writing.write({ line: "MENU", drawn: null });
    expect([writing.draft.line, writing.seen]).toEqual(["MENU", 0]);
    writing.drop();
    commands.go(63);
    expect([writing.draft.line, desk.elsewhere, writing.seen]).toEqual(["AXEZ H4 68", null, 1]);
  });

  it("what the player’s own phone sends comes onto it", () => {
    const { desk, writing, server } = openedWithKeys();
    server.show({ "sheet:1:63": sheet(63, { revision: 1, entry: { ...entry, origin: "phone" } }) });
    expect([writing.draft.line, desk.elsewhere, writing.seen]).toEqual(["AXEZ H4 68", null, 1]);
  });

  it("what is half written elsewhere on the desk keeps the revision that it was begun on", () => {
    const { desk, writing, commands, server } = openedWithKeys();
    writing.write({ line: "MEN", drawn: null });
    commands.press("Tab", line);
    server.show({ "sheet:1:63": sheet(63, theirs) });
    commands.go(63);
    expect([desk.table, writing.draft.line, writing.seen]).toEqual([63, "MEN", 0]);
  });

  it.each([
    ["Alt+O", true],
    ["Alt+N", false],
  ])("%s says which of two entries stands", async (key, taken) => {
    const { desk, commands, server } = openedWithKeys([sheet(63), sheet(64, { ...theirs, rival: other })]);
    expect(desk.rivals.map(({ table }) => table)).toEqual([64]);
    commands.press(key, line);
    await asked(server).toEqual(["SettleEntries"]);
    expect(server.commands[0]).toMatchObject({ draw: 1, table: 64, taken });
  });

  it("one takes back one’s own entry only", async () => {
    const { desk, commands, server } = openedWithKeys();
    desk.enter(SLIP);
    await asked(server).toEqual(["EnterSlip"]);
    server.show({ "sheet:1:63": sheet(63, { revision: 2, entry: other }) });
    commands.press("Ctrl+Z", line);
    expect(toasts().at(-1)?.text).toContain("un autre poste");
    commands.press("Ctrl+Z", line);
    await asked(server).toEqual(["EnterSlip"]);
  });

  it("a correction of an entry that came second has seen no more than it", async () => {
    const { desk, server } = opened();
    server.state = "away";
    desk.enter(SLIP);
    desk.enter({ ...SLIP, score: 70 });
    await expect.poll(() => desk.outbox.pending.length).toBe(2);
    server.state = "refusing";
    desk.outbox.flush();
    await expect.poll(() => desk.outbox.pending.length).toBe(0);
    expect(server.refused.map((command) => ("seen" in command ? command.seen : null))).toEqual([0, 0]);
  });
});

describe("the cards that want an answer", () => {
  const late = {
    slip: SLIP,
    written: 1,
    came: 2,
    in_time: true,
    connected: true,
    silent: null,
    shown: false,
  };
  const correction = { type: "CorrectionProposed" as const, game: 1, draw: 1, player: "p63", slip: SLIP };

  it.each([
    ["a late slip", { late }, "Alt+O", { type: "RuleLate", accepted: true }],
    ["a late slip", { late }, "Alt+N", { type: "RuleLate", accepted: false }],
    ["a correction", { ...theirs, correction }, "Alt+O", { type: "SettleCorrection", taken: true }],
    ["a correction", { ...theirs, correction }, "Alt+N", { type: "SettleCorrection", taken: false }],
  ])("%s is answered by %3$s", async (_, more, key, command) => {
    const { commands, server } = openedWithKeys([sheet(63, more), sheet(64)]);
    commands.go(63);
    commands.press(key, line);
    await asked(server).toEqual([command.type]);
    expect(server.commands[0]).toMatchObject(command);
  });
});

describe("its keys", () => {
  it("Entrée on an empty line does nothing, Tab moves on, Échap then Tab leaves", () => {
    const { commands, desk } = openedWithKeys();
    expect(commands.press("Enter", line)).toBe(true);
    expect(desk.table).toBe(63);
    commands.press("Tab", line);
    expect(desk.table).toBe(64);
    commands.press("Escape", line);
    expect(commands.press("Tab", line)).toBe(false);
  });

  it("Entrée opens a question first; P, N and D answer it, ← goes back", async () => {
    const { commands, writing, desk, server } = openedWithKeys();
    writing.write({ line: "MENU I8 9", drawn: null });
    writing.judge();
    await expect.poll(() => commands.question?.words).toEqual(["IM"]);
    commands.press("Enter", line);
    expect([writing.asking, desk.table]).toEqual([true, 63]);
    commands.press("ArrowLeft", line);
    expect(writing.asking).toBe(false);
    commands.press("Enter", line);
    commands.press("N", line);
    expect(desk.table).toBe(64);
    await asked(server).toEqual(["EnterSlip"]);
  });

  it("Alt R goes to a forgotten turn first, then to what waits for an answer", () => {
    const question = { revision: 1, entry, decision: QUESTION };
    const { commands, desk, server } = openedWithKeys([sheet(63), sheet(64, question), sheet(65)]);
    server.show({ rounds: [round(1), round(2)], "sheet:2:63": sheet(63, { draw: 2, revision: 1, entry }) });
    desk.choose(2);
    const went = [1, 2, 3, 4].map(() => {
      commands.press("Alt+R", line);
      return [desk.draw, desk.table];
    });
    expect(went).toEqual([
      [1, 63],
      [1, 64],
      [1, 64],
      [1, 64],
    ]);
  });

  it("F7 opens the notes that are handed over", () => {
    const { commands } = openedWithKeys();
    commands.press("F7", line);
    expect(commands.window).toBe("handed");
  });

  describe("a question about two places", () => {
    const outcome = (sanction: OutcomeView["sanction"]) => ({
      sanction,
      points: null,
      said: { fr: "", en: "" },
    });
    const outcomes = {
      plausible: outcome("zero"),
      implausible: outcome("undecided"),
      doubtful: outcome("undecided"),
    };
    const places = ["3D", "4B"].map((ref) => ({ ref, word: "MENU", words: [`IM${ref}`], outcomes }));
    const question = { words: ["IM3D", "IM4B"], outcomes: {}, places };

    async function askedTwice() {
      const all = openedWithKeys();
      all.server.verdict = { ...QUESTION, question };
      all.writing.write({ line: "MENU I8 9", drawn: null });
      all.writing.judge();
      await expect.poll(() => all.commands.question?.places?.length).toBe(2);
      return all;
    }

    it.each([
      ["N", { ref: null, opinion: "implausible" }],
      ["D", { ref: null, opinion: "doubtful" }],
      ["P", { ref: "3D", opinion: "plausible" }],
      ["1", { ref: "3D", opinion: "plausible" }],
      ["2", { ref: "4B", opinion: "plausible" }],
    ])("is answered by one key: %s", async (key, answer) => {
      const { commands, desk, server } = await askedTwice();
      commands.press("Enter", line);
      commands.press(key, line);
      expect(desk.table).toBe(64);
      await asked(server).toEqual(["EnterSlip"]);
      server.show({ "sheet:1:63": sheet(63, { revision: 1, entry, decision: { ...QUESTION, question } }) });
      desk.deliver();
      await asked(server).toEqual(["EnterSlip", "GiveOpinion"]);
      expect(server.commands[1]).toMatchObject(answer);
    });

    it("takes no number that names no place", async () => {
      const { commands, desk } = await askedTwice();
      commands.press("Enter", line);
      commands.press("3", line);
      expect(desk.table).toBe(63);
    });
  });

  it("F3 enters the slip with the other reading that is shown, and is undone", async () => {
    const { commands, writing, desk, server } = openedWithKeys();
    commands.press("F3", line);
    const main = { word: "TAPEZ", direction: "V", by: "reference" } as const;
    const said = { fr: "", en: "" };
    const other = { main, points: 26, sanction: "warning", said, solution: null } as const;
    server.verdict = { points: 24, gross: 24, sanction: "warning", said, other };
    writing.write({ line: "TAPEZ 9H", drawn: null });
    writing.judge();
    await expect.poll(() => writing.verdict?.other).toEqual(other);
    commands.press("F3", line);
    expect(desk.table).toBe(64);
    await asked(server).toEqual(["EnterSlip"]);
    expect(server.commands[0]).toMatchObject({ slip: { principal: main } });
    commands.undo();
    expect([desk.table, writing.draft.drawn?.principal ?? null]).toEqual([63, null]);
  });

  it("what is half written for a table stays there", () => {
    const { commands, writing, desk } = openedWithKeys();
    writing.write({ line: "MEN", drawn: null });
    commands.press("Tab", line);
    expect([desk.table, writing.draft.line]).toEqual([64, ""]);
    commands.go(63);
    expect(writing.draft.line).toBe("MEN");
  });
});

describe("a desk that nobody reloads from one game to the next", () => {
  const DESK = { arbiter: "A1", name: "", game: 2 };
  const second = [63, 64, 65].map((table) => sheet(table));

  it("has nothing of the first game at the same turn of the second", async () => {
    const { desk, server, writing } = opened();
    desk.enter(SLIP, [{ ref: null, opinion: "implausible" }]);
    desk.go(64);
    writing.write({ line: "FADE H4 20", drawn: null });
    await asked(server).toEqual(["EnterSlip"]);
    server.show({ desk: DESK, rounds: [] });
    expect([desk.draw, desk.canUndo]).toEqual([null, false]);
    server.show({
      rounds: [round(1)],
      ...Object.fromEntries(second.map((one) => [`sheet:1:${one.table}`, one])),
    });
    desk.follow(true);
    expect([desk.draw, desk.table, desk.toEnter]).toEqual([1, 63, [63, 64, 65]]);
    expect([63, 64].map((table) => desk.slip(table))).toEqual([null, null]);
    desk.go(64);
    expect(writing.isTouched).toBe(false);
    server.show({ "sheet:1:63": sheet(63, { revision: 1, entry, decision: QUESTION }) });
    desk.deliver();
    expect([desk.undo(), desk.canUndo]).toEqual([null, false]);
    expect(server.commands.map(({ type }) => type)).toEqual(["EnterSlip"]);
  });

  it("asleep over the change, it begins at the last turn of the game that goes on", () => {
    const { desk, server } = opened();
    server.show({
      desk: DESK,
      rounds: [round(1), round(2), round(3)],
      ...Object.fromEntries(second.map((one) => [`sheet:3:${one.table}`, { ...one, draw: 3 }])),
    });
    desk.follow(true);
    expect([desk.draw, desk.looksBack]).toEqual([3, false]);
  });

  it("sends what it kept under the game that it was typed for", async () => {
    const { desk, server } = opened();
    server.state = "away";
    desk.enter(SLIP);
    await expect.poll(() => desk.outbox.pending.length).toBe(1);
    server.show({ desk: DESK, rounds: [round(1)] });
    desk.follow(true);
    server.state = "there";
    desk.enter(SLIP);
    desk.outbox.flush();
    await asked(server).toEqual(["EnterSlip", "EnterSlip"]);
    expect(server.commands.map((command) => "game" in command && command.game)).toEqual([1, 2]);
  });
});
