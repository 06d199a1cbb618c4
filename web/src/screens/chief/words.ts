/** The sentences of the chief arbiter's screen. */
export { w } from "../../i18n/made/chief";
