import type { Same } from "../i18n";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  nav: "Parts of Nonuple",
  play: "Play",
  words: "Words",
  analysis: "Analysis",
  help: "Help",
  club: "Club",
  code: "Room code",
  join: "Join",
  "join.help": "I cannot get in",
  theme: "Light / dark",
  "code.close": "Close",
  "my.words": "My words",
  "my.words.add": "Add {word} to my words",
  who: "Who plays",
  how: "How",
  name: "Name {number}",
  "name.remove": "Remove name {number}",
  "name.add": "One name more",
  "name.twice": "Two people have the same name.",
  quit: "Leave",
  invited: "The code to type on the front page: {code}.",
  opening: "Opening…",
};
