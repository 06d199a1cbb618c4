/** The sentences of the analysis board. */
export { w } from "../../i18n/made/analysis";
