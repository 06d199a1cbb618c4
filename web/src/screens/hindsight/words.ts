/** The sentences of a free game looked at again. */
export { w } from "../../i18n/made/hindsight";
