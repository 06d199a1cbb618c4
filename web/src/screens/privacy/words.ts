/** The sentences of the page on people's data. */
export { w } from "../../i18n/made/privacy";
