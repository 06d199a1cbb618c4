import { EMPTY_ROWS, positionsBefore, type SetUp } from "../../board/analysis";
import { attemptOf } from "../../board/attempt";
import { laid, placeOf } from "../../board/board";
import { Composing } from "../../board/composing.svelte";
import type { Position } from "../../board/composition";
import { pieces } from "../../board/variant.svelte";
import { timerOf } from "../../net/clock";
import type { Part } from "../../net/live.svelte";
import type { Playing } from "../../net/playing.svelte";
import type { Proposal, ToppedView, ToppingCommand, ToppingParts, ToppingRunParts } from "../../net/server";
import type { Timer } from "../../ui/timer";

/** One player's way through the tops, as this device shows it. */
export class Run {
  readonly word: Composing;

  constructor(
    readonly playing: Playing,
    readonly player: string,
    /** Whether the player is named in what is asked: at a device that keeps the game. */
    readonly named: boolean,
  ) {
    this.word = new Composing({
      position: () => this.position,
      bonus: () => this.bonus,
      turn: () => this.turns.length,
      onchange: () => (playing.refusal = null),
    });
  }

  game<Name extends keyof ToppingParts>(name: Name): Part<"topping", Name> {
    return this.playing.live.part("topping", name);
  }

  own<Name extends keyof ToppingRunParts>(name: Name): Part<`run:${string}`, Name> {
    return this.playing.live.part(`run:${this.player}`, name);
  }

  get view() {
    return this.game("runs")?.find(({ player }) => player === this.player);
  }

  get turns(): readonly ToppedView[] {
    return this.own("turns") ?? [];
  }

  get rack(): string {
    const letters = this.own("letters");
    return letters ? letters.kept + letters.drawn : "";
  }

  get grid(): readonly string[] {
    return this.own("board")?.grid ?? EMPTY_ROWS;
  }

  get bonus(): readonly number[] {
    return this.game("game")?.bonus ?? [];
  }

  /** Seconds that a top given costs besides the time of its turn. */
  get penalty(): number {
    return this.game("game")?.penalty ?? 0;
  }

  costOf({ seconds, found }: Pick<ToppedView, "seconds" | "found">): number {
    return seconds + (found ? 0 : this.penalty);
  }

  get position(): Position {
    return { grid: this.grid, rack: this.rack };
  }

  /** Before each turn that is over. */
  get positions(): readonly SetUp[] {
    return positionsBefore(this.turns, this.game("game")?.formula);
  }

  /** What a word proposed would pay where it was said. */
  pointsOf({ word, ref }: Proposal): number | null {
    const place = placeOf(ref);
    if (!place) return null;
    const letters = [...laid(this.grid, place, word)].map(([square, letter], tile) => ({
      square,
      letter,
      tile,
    }));
    const draft = { caret: null, direction: place.direction, laid: letters, reference: "", score: "" };
    const attempt = attemptOf(this.grid, draft, pieces(), this.bonus);
    return attempt && !attempt.fault ? attempt.points : null;
  }

  get timer(): Timer | null {
    return timerOf(this.own("clock"));
  }

  /** Of the turns that are over, penalties included. */
  get seconds(): number {
    return this.turns.reduce((sum, turn) => sum + this.costOf(turn), 0);
  }

  ask(command: ToppingCommand, quiet = false): Promise<boolean> {
    const spoken = this.named ? { ...command, player: this.player } : command;
    return this.playing.ask(spoken, quiet);
  }

  async propose(): Promise<void> {
    const { attempt } = this.word;
    if (!attempt || attempt.fault) return;
    await this.ask({ type: "Propose", word: attempt.word, ref: attempt.reference }, true);
  }

  async giveUp(): Promise<void> {
    await this.ask({ type: "AskTop" });
  }
}
