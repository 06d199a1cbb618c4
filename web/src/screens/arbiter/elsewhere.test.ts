import { describe, expect, it } from "vitest";
import type { AnswerView, Opinion } from "../../net/server";
import { elsewhereOf } from "./elsewhere";

const SLIP = { sketch: [..."GAlOPES"], reference: "3D", score: 84 };
const QUESTION = { words: ["PMIRENT"], outcomes: {}, places: [] };

const answer = (table: number, opinion: Opinion, more: Partial<AnswerView> = {}): AnswerView => ({
  table,
  slip: SLIP,
  words: ["PMIRENT"],
  opinion,
  author: "Jean Saget",
  ref: "",
  ...more,
});

const PLACE = { ref: "3D", word: "GAlOPES", words: ["PMIRENT"], outcomes: {} };
const found = (...answers: AnswerView[]) => elsewhereOf(answers, QUESTION, PLACE, SLIP);

describe("the same question at another desk", () => {
  it("is told with who answered it, what, and at which tables", () => {
    expect(found(answer(79, "implausible"), answer(81, "implausible"))).toEqual([
      { author: "Jean Saget", opinion: "implausible", tables: [79, 81] },
    ]);
  });

  it("may have been answered otherwise by others, or by the same one", () => {
    expect(
      found(
        answer(79, "implausible"),
        answer(95, "plausible", { author: "Paul Roy" }),
        answer(96, "doubtful"),
      ).map(({ opinion, author }) => [opinion, author]),
    ).toEqual([
      ["implausible", "Jean Saget"],
      ["plausible", "Paul Roy"],
      ["doubtful", "Jean Saget"],
    ]);
  });

  it("is the same whatever is circled and whatever score is claimed", () => {
    expect(
      found(answer(79, "plausible", { slip: { ...SLIP, sketch: [..."GALOPES"], score: 70 } })),
    ).toHaveLength(1);
  });

  it("may be about one of several places", () => {
    expect(found(answer(79, "plausible", { ref: "3D" }), answer(80, "doubtful", { ref: "4B" }))).toEqual([
      { author: "Jean Saget", opinion: "plausible", tables: [79] },
    ]);
  });

  it("is another one about other words, at another place, or in the other direction", () => {
    expect(
      found(
        answer(79, "plausible", { words: ["PHE"] }),
        answer(80, "plausible", { slip: { ...SLIP, reference: "3E" } }),
        answer(81, "plausible", { slip: { ...SLIP, sketch: ["GAlOPES"] } }),
        answer(82, "plausible", { slip: { sketch: SLIP.sketch } }),
      ),
    ).toEqual([]);
  });
});
