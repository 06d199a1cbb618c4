/** The sentences of the family table. */
export { w } from "../../i18n/made/family";
