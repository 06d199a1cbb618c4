/** The sentences of the player's phone. */
export { w } from "../../i18n/made/player";
