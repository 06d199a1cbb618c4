/** The sentences of learning words. */
export { w } from "../../i18n/made/study";
