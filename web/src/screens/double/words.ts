/** The sentences of the double arbiter's desk. */
export { w } from "../../i18n/made/double";
