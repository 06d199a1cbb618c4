import { catalogue } from "../../i18n";
import { en } from "./en";
import { fr } from "./fr";

/** The sentences of the chief arbiter's screen. */
export const w = catalogue(fr, en);
