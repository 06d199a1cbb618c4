import { en as shared } from "../../i18n/shared.en";
import type { Same } from "../../i18n";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  title: shared["demo.screens.display"],
  refused: "This screen has no game to show",
  "refused.advice": "Open the display’s link given by the organiser, or type its code on the home page.",

  game: "Game {number}",
  turn: "Turn {turn}",
  waiting: "Welcome",
  over: shared["announce.title_end"],
  "time.minutes": "{count} {count|minute|minutes} a turn",
  "time.mixed": "{minutes} min {seconds} s a turn",
  "time.seconds": "{count} {count|second|seconds} a turn",
  "time.none": "no time limit",
  pairs: "In pairs",
  sudden: "Sudden death",
  "sudden.left": "Sudden death: {count} {count|table|tables} left",
  demo: "Demonstration",

  "state.waiting": "The game is not open yet.",
  "state.first": "The first draw is about to begin.",
  "state.draw": "Letters are being drawn",
  "state.rejected": "Draw rejected: the letters go back to the bag",
  "state.drawn-anew": "Draw rejected, new letters",
  "state.cancelled": "Turn cancelled: it is played again",
  "state.letters": "The letters are announced",
  "state.word": "Time is up: slips are collected",
  "state.paused": "Game suspended",

  "retained.title": "Turn {turn}, word retained",
  "retained.none": "The first word retained will appear here.",
  "retained.cross": "with {words}",
  points: "{count|point|points}",
  total: "Top so far",
  "total.turns": "{points|point|points} in {turns} {turns|turn|turns}",

  "join.title": "Play on your phone",
  "join.scan": "Scan the code, or type this address, then the code of your table.",
  "join.players": "{count} {count|table|tables} registered",
  "join.local": "Phones cannot follow this address: open this screen by that of the room.",

  "end.final": "Final ranking",
  "end.pending": "Being corrected: {count} {count|slip|slips} to come",
  "end.void": "Results void",
  "end.valid": "{count} {count|turn stands|turns stand}",
  "end.solos": "Solos",
  "end.solo": "turn {turn}, {name}",
  "end.table": "table {table}",
  "end.more": shared["moves.and_more"],
  "end.percent": "{percent}%",

  "beep.beep": "Beep",
  "beep.double-beep": "Double beep",
  "beep.long": "Long signal",

  "controls.label": "Settings of the screen",
  "controls.full": "Full screen",
  "controls.window": "Leave full screen",
  "controls.dark": "Dark background",
  "controls.light": "Light background",
  "controls.sound": "Sound on",
  "controls.mute": "Sound off",
  lost: "No news from the server: heed the judge’s voice.",
};
