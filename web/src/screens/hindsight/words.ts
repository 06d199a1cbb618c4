import { catalogue } from "../../i18n";
import { en } from "./en";
import { fr } from "./fr";

/** The sentences of a free game looked at again. */
export const w = catalogue(fr, en);
