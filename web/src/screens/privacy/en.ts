import type { Same } from "../../i18n";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  title: "Your data",
  lead: "What this server keeps of you, why, and for how long. The program sends nothing to anybody: everything stays on the club’s computer, or in the database that it has chosen.",
  kept: "What is kept",
  "kept.text":
    "The name, partner, club, series and category that the organiser registered; the table; the slips, the moment when they were written, what the arbiters and the commission decided about them; the points. For those who judge or organise: the name, and what they entered.",
  not: "What is not",
  "not.text":
    "No address, no telephone number, no e-mail, no password, no tracker; the network address of devices is not recorded. Of links and codes only a fingerprint is kept. Your browser keeps your link, your settings and the slip that you are writing: clear the data of this site to remove them.",
  why: "Why",
  "why.text": "To play, judge and rank, and to be able to go back to a decision that somebody contests.",
  who: "Who sees it",
  "who.text":
    "The room sees names and rankings. A slip is seen only by its player, the arbiters and the commission. The person who keeps the computer can read everything.",
  long: "For how long",
  "long.text":
    "Until the organiser erases a person, or the person in charge of the server removes the contest: nothing goes by itself.",
  rights: "What you can ask for",
  "rights.text":
    "Ask the organiser for a copy of what is kept of you, or to erase your name. Your results stay, under another name; the name goes from the log and from the backup that the server keeps up to date. Printed sheets, exported files and copies made by hand are to be destroyed by those who have them.",
  office: "For the organiser",
  "office.text":
    "The name, as it was registered. The person in charge of the server acts in all contests, an organiser in his own, once the game is over.",
  namesakes: "If several people bear this name:",
  licence: "The licence",
  club: "The club",
  name: "Name of the person",
  export: "Export the data",
  exported: "The file has been downloaded.",
  erase: "Erase the name…",
  "erase.title": "Erase “{name}”?",
  "erase.text": "The results stay, under another name. The name cannot be found again.",
  "erase.do": "Erase the name",
  erased: "The name is erased ({count} {count|contest|contests}); in its place: {alias}.",
  cancel: "Cancel",
};
