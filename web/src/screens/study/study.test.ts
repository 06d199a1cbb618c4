import { describe, expect, it } from "vitest";
import type { Sittings } from "../../net/sittings";
import type { AnswerCard, AskedCard, CorrectRecall, StudyPlan } from "../../net/server";
import { Study } from "./study.svelte";

const card = (word: string): AskedCard => ({
  card: `anagram:${word}`,
  drill: "anagrams",
  shape: "anagram",
  letters: word,
  support: "",
  answers: [{ word, meanings: {} }],
  last: null,
});

/** A sitting of these words, and what was answered to the diary. */
async function sitting(...words: string[]) {
  const told: (AnswerCard | CorrectRecall)[] = [];
  const plan = { agenda: { today: words.length, late: 0, drills: [] }, decks: [], lexicon: "default" };
  const diary = {
    waiting: 0,
    stock: () => Promise.resolve(),
    study: () => Promise.resolve(plan as unknown as StudyPlan),
    cards: () => Promise.resolve(words.map(card)),
    answer: (one: AnswerCard | CorrectRecall) => {
      told.push(one);
      const recall =
        one.recall ?? (one.type === "AnswerCard" && one.found < one.answers ? "missed" : "right");
      return Promise.resolve({ card: one.card, recall, due: "2026-11-20", days: 1 });
    },
  };
  const study = new Study(
    diary as unknown as Sittings,
    () => 0,
    () => 0,
  );
  await study.open();
  return { study, told };
}

const asked = (study: Study): string => study.card?.answers[0]?.word ?? "";

async function find(study: Study): Promise<void> {
  study.typed = asked(study);
  await study.enter();
}

async function miss(study: Study): Promise<void> {
  await study.giveUp();
  await study.next();
}

describe("a card that was missed", () => {
  it("comes back once after six others, with a letter, and what it came to stands", async () => {
    const words = ["AB", "CD", "EF", "GH", "IJ", "KL", "MN", "OP"];
    const { study, told } = await sitting(...words);
    await miss(study);
    for (const word of words.slice(1, 7)) {
      expect([asked(study), study.again]).toEqual([word, false]);
      await find(study);
    }
    expect([asked(study), study.again, study.typed]).toEqual(["AB", true, "A"]);
    await miss(study);
    expect(asked(study)).toBe("OP");
    await find(study);
    expect(study.stage).toBe("finished");
    expect(told.map((one) => one.card)).toEqual(words.map((word) => `anagram:${word}`));
  });

  it("comes back at the end of a short sitting, unless one says that one knew it", async () => {
    const { study } = await sitting("AB", "CD");
    await miss(study);
    expect(study.cards).toHaveLength(3);
    await study.correct("anagram:AB", "right");
    await find(study);
    expect(study.stage).toBe("finished");
  });
});
