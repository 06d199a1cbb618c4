import { catalogue } from "../../i18n";
import { en } from "./en";
import { fr } from "./fr";

/** The sentences of the free game. */
export const w = catalogue(fr, en);
