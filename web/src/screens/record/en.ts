import type { Same } from "../../i18n";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  title: "My diary",
  lead: "{games} {games|game|games}, {words} {words|word|words} to learn, {turns} {turns|turn|turns} kept.",
  failed: "The diary did not come.",
  retry: "Try again",
  "empty.title": "Nothing yet.",
  "empty.text": "A game that ends is added here, with its share of the top. You compare with yourself alone.",
  "empty.do": "Play a game",
  formula: "Formula",
  all: "All",
  kind: "Game",
  "kind.solo": "Alone",
  "kind.free": "Free",
  "kind.topping": "Topping",
  "kind.family": "Family",
  games: "Games",
  "game.with": "with {names}",
  "game.won": "won, {points} to {against}",
  "game.lost": "lost, {points} to {against}",
  "game.tie": "a tie, {points} each",
  "game.points": "{points} {points|point|points}",
  "game.share": "{percent}% of the top",
  "game.tops": "{tops} {tops|top|tops} of {turns}",
  "games.before": "Games before",
  "games.more": "Older ones are in the file that you take away.",
  "kind.club": "Club",

  percent: "Share of the top, in %",
  tops: "Tops found a game",
  time: "Minutes of thought a game",
  known: "Cards known",
  "percent.said":
    "{count} {count|game|games}, {first} to {last}: median share of the top {median} %, the best {best} %.",
  "tops.said":
    "{count} {count|game|games}, {first} to {last}: {median} tops found at the median, {best} at best.",
  "time.said":
    "{count} {count|game|games}, {first} to {last}: {median} minutes at the median, {best} at most.",
  "known.said": "{first} to {last}: {best} {best|card|cards} known of {count} begun.",
  table: "See all",
  date: "Date",
  value: "Value",

  turns: "Turns lost",
  "turns.text": "They come back among the words to review.",
  "turns.line": "{rack}, {word} {ref}, {score} {score|point|points} ({lost} lost)",
  forget: "Forget",
  words: "Words to learn",
  leave: "Take {word} out",
  daily: "Cards a day",

  data: "Your data",
  "data.text":
    "All is kept by this Nonuple, for this device, without an account. Take a copy away from time to time.",
  export: "Take a file away",
  import: "Bring a file",
  erase: "Erase…",
  "erase.title": "Erase the whole diary?",
  "erase.text": "Games, words and answers leave this server for good. A file taken away can bring them back.",
  "erase.do": "Erase",
  cancel: "Cancel",
  erased: "The diary is erased.",
  imported:
    "Added: {games} {games|game|games}, {turns} {turns|turn|turns}, {words} {words|word|words}, {answers} {answers|answer|answers}.",
  "imported.none": "This diary had all of it already.",
  "not.a.file": "This file is no diary of Nonuple.",
};
