/** The sentences of the free game. */
export { w } from "../../i18n/made/seating";
