import { en as shared } from "../../i18n/help.en";
import type { Same } from "../../i18n";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  title: shared["help.title"],
  lead: "To play, judge or watch you need a browser, the room’s network and a code. Nothing is installed.",
  documentation: shared["help.documentation"],
  privacy: "Your data: what is kept, why, for how long",
  here: "Address of this server",
  enter: "I have a code",
  trouble: "When it does not work",
  desk: "On the server’s computer",
  paper: "Without a phone?",
  "paper.text":
    "Play on paper as ever: one slip a turn, which the arbiter enters. A phone is never required.",
  "step.1": "Join the room’s Wi-Fi",
  "step.2": "Scan the QR code, or type the address",
  "step.3": "Give your code",
  join: shared["help.headings.join"],
  "join.text": shared["help.answers.join"],
  blank: shared["help.headings.blank"],
  "blank.text": shared["help.answers.blank"],
  isolated: shared["help.headings.isolated"],
  "isolated.text": shared["help.answers.isolated"],
  windows: shared["help.headings.windows"],
  "windows.text": shared["help.answers.windows"],
  macos: shared["help.headings.macos"],
  "macos.text": shared["help.answers.macos"],
  linux: shared["help.headings.linux"],
  "linux.text": shared["help.answers.linux"],
  address: shared["help.headings.address"],
  "address.text": shared["help.answers.address"],
};
