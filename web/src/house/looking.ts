import { remember, remembered } from "../memory";

/** Whether only the gap is told first, so that one may look again. */
export const looksAgain = (): boolean => remembered("solo.look") !== "no";

export const setLooksAgain = (look: boolean): void => remember("solo.look", look ? null : "no");
