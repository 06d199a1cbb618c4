/** The sentences of one's own diary. */
export { w } from "../../i18n/made/record";
