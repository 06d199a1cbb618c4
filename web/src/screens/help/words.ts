/** The sentences of the help page. */
export { w } from "../../i18n/made/help";
