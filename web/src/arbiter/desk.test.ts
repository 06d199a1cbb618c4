import { describe, expect, it } from "vitest";
import { Commands } from "./commands.svelte";
import { asked, entry, opened, QUESTION, round, sheet, SLIP } from "./fake";

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

  it("tells of another desk’s entry, and confirms its own with the new revision", async () => {
    const { desk, server } = opened();
    server.state = "refusing";
    desk.enter(SLIP);
    await expect.poll(() => desk.conflicts.length).toBe(1);
    expect(desk.conflicts[0]?.sentence).toContain("vient d’être saisie");
    server.state = "there";
    server.show({ "sheet:1:63": sheet(63, { revision: 1, entry }) });
    const [conflict] = desk.conflicts;
    if (conflict) desk.confirm(conflict);
    await asked(server).toEqual(["EnterSlip"]);
    expect(server.commands[0]).toMatchObject({ seen: 1, slip: SLIP });
    expect(desk.conflicts).toEqual([]);
  });

  it("answers a question once the server has asked it", async () => {
    const { desk, server } = opened();
    desk.enter(SLIP, "implausible");
    desk.deliver();
    await asked(server).toEqual(["EnterSlip"]);
    server.show({ "sheet:1:63": sheet(63, { revision: 1, entry, decision: QUESTION }) });
    desk.deliver();
    desk.deliver();
    await asked(server).toEqual(["EnterSlip", "GiveOpinion"]);
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

describe("its keys", () => {
  const line = { text: "", start: 0, end: 0 };

  function openedWithKeys() {
    const all = opened();
    return { ...all, commands: new Commands(all.desk, all.writing) };
  }

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

  it("what is half written for a table stays there", () => {
    const { commands, writing, desk } = openedWithKeys();
    writing.write({ line: "MEN", drawn: null });
    commands.press("Tab", line);
    expect([desk.table, writing.draft.line]).toEqual([64, ""]);
    commands.go(63);
    expect(writing.draft.line).toBe("MEN");
  });
});
