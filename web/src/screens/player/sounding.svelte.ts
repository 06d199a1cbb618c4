import { call, type Sense } from "../../ui/senses.svelte";
import type { Phase } from "../../ui/timer";

/** What a phone calls its player by: a hall is silent, nothing is said aloud. */
export const PHONE_SENSES: readonly Sense[] = ["sound", "vibration"];

/** Calls at the signal and at the end of the time, which the ring shows too. Call it as a component starts. */
export function sounding(phase: () => Phase | undefined): void {
  let former: Phase | undefined;
  $effect(() => {
    const now = phase();
    if (former === "running" && now === "last") call({ sound: "beep", soft: true, pulse: [120] });
    if (former === "last" && now === "over")
      call({ sound: "double-beep", soft: true, pulse: [200, 100, 200] });
    former = now;
  });
}
