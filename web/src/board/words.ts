/** The sentences of the composer. */
export { w } from "../i18n/made/board";
