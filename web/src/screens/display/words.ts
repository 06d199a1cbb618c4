/** The sentences of the room's display. */
export { w } from "../../i18n/made/display";
