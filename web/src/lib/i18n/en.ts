import type { Same } from "./catalogue";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  "app.loading": "Loading…",
  "app.unknown": "There is no such page",
  "app.unknown.advice":
    "The address may be incomplete. Go back to the home page, or ask the chief arbiter for the link.",
  "app.failed": "The page could not be loaded",
  "app.failed.advice":
    "The server does not answer. Check that you are on the room’s network, then try again.",
  "app.home": "Home",
  "app.retry": "Try again",
  "app.undo": "Undo",
  "app.close": "Close",

  "kbd.shift": "Shift",
  "kbd.enter": "Enter",
  "kbd.escape": "Esc",
  "kbd.delete": "Del",

  "join.code": "Code",
  "join.table": "Your table number",
  "join.table.hint": "The table is asked for only with the code common to all players.",
  "join.enter": "Join",
  "join.entering": "One moment…",

  "board.label": "Board",
  "board.premium.l": "double letter",
  "board.premium.L": "triple letter",
  "board.premium.w": "double word",
  "board.premium.W": "triple word",
  "board.mark.l": "L×2",
  "board.mark.L": "L×3",
  "board.mark.w": "W×2",
  "board.mark.W": "W×3",
  "board.joker": "{letter}, blank tile",
  "board.last": "last word",
  "board.attempt": "your attempt",
  "board.empty": "empty",

  "tile.blank": "blank tile",
  "tile.joker": "{letter}, blank tile",
  "tile.slot": "empty place",
  "tile.masked": "hidden letter",

  "rack.label": "Letters in play",
  "rack.kept": "Kept",
  "rack.drawn": "New letters",

  "clock.label": "Time left",
  "clock.left": "left",
  "clock.before": "ready",
  "clock.over": "time is up",
  "clock.paused": "paused",
  "clock.last": "last seconds",
  "clock.seconds": "{count} {count|second|seconds}",
  "clock.unknown": "time unknown",

  "stepper.label": "Stages",
  "stepper.done": "done",

  "prompter.label": "Words to say",
  "prompter.said": "said",

  "verdict.none": "paid",
  "verdict.warning": "warning",
  "verdict.penalty": "−5",
  "verdict.zero": "zero",
  "verdict.average": "average",
  "verdict.commission": "commission",
  "verdict.undecided": "question",
  "verdict.provisional": "provisional",

  "warnings.label": "{count} {count|warning|warnings}, {free} free",

  "spark.label": "{tops} {tops|top|tops} in {turns} {turns|turn|turns}",
  "spark.zeros": "{count} {count|zero|zeros}",
  "spark.awaited": "{count} {count|turn|turns} to correct",
  "spark.solos": "{count} {count|solo|solos}",

  "table.rows": "{count} {count|row|rows}",

  "qr.label": "QR code to {target}",

  "theme.label": "Theme",
  "theme.auto": "Auto",
  "theme.light": "Light",
  "theme.dark": "Dark",
  "language.label": "Language",

  "connection.online": "Online, everything is saved",
  "connection.offline": "Offline",
  "connection.connecting": "Connecting to the server…",
  "connection.lost": "Network down. Everything is kept and will be sent by itself.",
  "connection.lost.waiting":
    "Network down. {count} {count|entry|entries} kept here, sent as soon as the network is back.",
  "connection.refused": "This link is no longer valid. Ask the chief arbiter for yours.",
  "connection.sending": "Network back: sending {count} kept {count|entry|entries}…",

  "api.unreachable": "The server does not answer. Try again in a moment.",
  "api.failed": "The server could not answer (answer {status}). Try again, then tell the chief arbiter.",
  "outbox.full": "This browser has no room left to keep the entry. Write it on paper.",
  "author.player": "the player",
  "author.commission": "the commission",
  "author.double": "the double arbiter",
  "author.arbiter": "the arbiter",
  "author.chief": "the chief arbiter",
  "author.organiser": "the organiser",
  "author.owner": "the person in charge of the server",

  "entry.no-word": "Begin with the word.",
  "entry.unknown": "“{text}” is neither a reference nor a score.",
  "entry.bad-letter": "“{text}” is not a letter.",
  "entry.two-references": "Two references: {text}.",
  "entry.two-scores": "Two scores: {text}.",
  "entry.too-long": "The word has more than {most} letters.",
  "entry.fault": "“/{text}”: unknown key; F1 or ? shows them.",

  "fault.blank": "blank",
  "fault.illegible": "illegible",
  "fault.no-slip": "no slip",
  "fault.several-slips": "several slips",
  "fault.wrote-after-end": "wrote before the slips were collected",
  "fault.late": "slip written after the end",
  "fault.exchanged": "slips exchanged",
  "fault.untidy": "untidy",
  "fault.misconduct": "misconduct",
  "fault.serious-misconduct": "serious misconduct",
  "fault.reference-illegible": "illegible reference",
  "fault.doubtful-solutions": "solution meant uncertain",
};
