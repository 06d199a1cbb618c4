/** What is said wherever an event in centres is looked at. */
export { w } from "../i18n/made/net";
