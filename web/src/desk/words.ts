/** The sentences of the arbiters' desks. */
export { w } from "../i18n/made/desk";
