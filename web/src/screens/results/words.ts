/** The sentences of the results. */
export { w } from "../../i18n/made/results";
