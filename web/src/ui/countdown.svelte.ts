import { everySecond, type Clock, type Reading, type Timer } from "./timer";

/** What the clock shows now; null while the timer or the clock is unknown. Call it as a component starts. */
export function countdown(timer: () => Timer | null | undefined, clock: () => Clock | null) {
  let reading = $state.raw<Reading | null>(null);
  $effect(() => {
    const known = timer();
    const counting = clock();
    if (!known || counting === null) {
      reading = null;
      return;
    }
    return everySecond(known, counting, (shown) => (reading = shown));
  });
  return {
    get reading() {
      return reading;
    },
  };
}
