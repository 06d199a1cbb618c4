import { hasFields, rememberAs, rememberedAs, rememberedList, rememberList } from "../memory";
import { newKey, Refused, Unreachable } from "./api";
import { Diary, RESERVE, WAITING } from "./diary";
import { keepsHere } from "./page/page";
import type { AnswerCard, AnsweredCard, AskedCard, CorrectRecall, StudyPlan } from "./server";

/** A sitting for when there is no network, as it was on a day. */
interface Reserve {
  day: string;
  plan: StudyPlan;
  cards: AskedCard[];
}
/** New cards of it, besides what is due. */
const NEW = 10;

const reserve = (): Reserve | null => rememberedAs<Reserve | null>(RESERVE, null);

/** An answer that was given without a network; the first request that can goes after it. */
interface Waiting {
  body: AnswerCard | CorrectRecall;
  key: string;
}

/** Oldest first. */
const waiting = (): Waiting[] => rememberedList(WAITING, hasFields<Waiting>({ key: "string" }));
const keepWaiting = (several: readonly Waiting[]): void => rememberList(WAITING, several, several.length);

/** Of the cards that were kept those not yet answered, of one drill if it has any; null: none is left. */
function left(cards: readonly AskedCard[], drill: string | null): AskedCard[] | null {
  const answered = new Set(waiting().map(({ body }) => body.card));
  const others = cards.filter(({ card }) => !answered.has(card));
  const ofDrill = others.filter((one) => drill === null || one.drill === drill);
  return ofDrill.length > 0 ? ofDrill : others.length > 0 ? others : null;
}

/** What the device kept, where no server answers. */
async function orKept<T>(ask: Promise<T>, find: (kept: Reserve) => T | null): Promise<T> {
  try {
    return await ask;
  } catch (error) {
    const kept = error instanceof Unreachable ? reserve() : null;
    const found = kept && find(kept);
    if (found === null) throw error;
    return found;
  }
}

/** A diary that one studies with, without a network too. */
export class Sittings extends Diary {
  /** Answers that no server has counted yet. */
  get waiting(): number {
    return waiting().filter(({ body }) => body.type === "AnswerCard").length;
  }

  /** What waits goes first. */
  override async asked<T>(ask: (path: string) => Promise<T>): Promise<T> {
    for (const { body, key } of waiting()) {
      try {
        await super.asked((path) => this.api.send({ path: `${path}/answers`, body }, key));
      } catch (error) {
        if (!(error instanceof Refused) || error.passing) throw error;
      } // what is refused for good is dropped
      keepWaiting(waiting().filter((one) => one.key !== key));
    }
    return super.asked(ask);
  }

  /** Without a network it is kept, and not known yet when the card comes back. */
  override async answer(body: Waiting["body"], key: string = newKey()): Promise<AnsweredCard> {
    try {
      return await super.answer(body, key);
    } catch (error) {
      if (!(error instanceof Unreachable) || !this.exists) throw error;
      const isGiven = body.type === "AnswerCard";
      const kept = isGiven ? { ...body, at: new Date().toISOString() } : body;
      keepWaiting([...waiting(), { body: kept, key }]);
      const recall = body.recall ?? (isGiven && body.found < body.answers ? "missed" : "right");
      return { card: body.card, recall, due: "", days: 0 };
    }
  }

  override study(): Promise<StudyPlan> {
    return orKept(super.study(), ({ plan }) => plan);
  }

  override cards(drill: string | null, more = 0, turns = false): Promise<AskedCard[]> {
    return orKept(super.cards(drill, more, turns), ({ cards }) => left(cards, drill));
  }

  /** Keeps a sitting for when there is no network, where the screens are kept too: once a day, or `anew`. */
  async stock(anew = false): Promise<void> {
    const day = new Date().toDateString();
    if (!keepsHere() || (!anew && reserve()?.day === day)) return;
    try {
      const kept: Reserve = { day, plan: await super.study(), cards: await super.cards(null, NEW) };
      rememberAs(RESERVE, kept);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    }
  }
}
