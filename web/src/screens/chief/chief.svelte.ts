import type { Api } from "../../net/api";
import { Asking } from "../../net/asking.svelte";
import type { Live, Part } from "../../net/live.svelte";
import type { ChiefParts, Command, PublicParts, ResultsParts } from "../../net/server";
import type { Direction } from "./stages";

/** How long the keys of a new stage do nothing: a second press meant for the stage before is lost. */
export const DEAD_TIME = 1_000;

/** The chief arbiter's view of the game, and what he asks of it. */
export class Chief extends Asking {
  /** Whether the primary action may be taken: not in the first moments of a stage. */
  armed = $state(false);

  constructor(
    readonly live: Live,
    api: Api,
    contest: string,
  ) {
    super(api, contest);
  }

  room<Name extends keyof PublicParts>(name: Name): Part<"public", Name> {
    return this.live.part("public", name);
  }

  own<Name extends keyof ChiefParts>(name: Name): Part<"chief", Name> {
    return this.live.part("chief", name);
  }

  results<Name extends keyof ResultsParts>(name: Name): Part<"results", Name> {
    return this.live.part("results", name);
  }

  /** Waits out the dead time of a stage that has just begun; returns how to stop, for `$effect`. */
  arm(): () => void {
    this.armed = false;
    const waiting = setTimeout(() => (this.armed = true), DEAD_TIME);
    return () => clearTimeout(waiting);
  }

  /** Directs the game: refused by the server if it has moved on since what this screen shows. */
  direct(command: Direction): Promise<boolean> {
    return this.ask({ ...command, seen: this.own("stage")?.version ?? null });
  }

  /** What this screen shows may be behind where something is not done. */
  override async ask(command: Command): Promise<boolean> {
    const done = await super.ask(command);
    if (this.trouble !== null) this.live.wake();
    return done;
  }
}
