import type { Same } from "../../i18n";
import { en as help } from "../../i18n/help.en";
import { en as usual } from "../../i18n/shared.en";
import type { fr } from "./fr";

const shared = { ...help, ...usual };

export const en: Same<typeof fr> = {
  title: "This server",
  lead: "What the person who keeps the computer needs to know: how the room comes in, which words it plays with, where everything is kept.",
  "not-yours": "This page is for the person who keeps the server",
  "not-yours.text": "Open it by the secret link that `nonuple serve` gave when it started.",
  room: "In the room",
  "room.text":
    "Phones take the same Wi-Fi as this computer, then scan this code or type the address. No Internet is needed.",
  "room.none": "This computer is on no network: connect it to the room’s Wi-Fi, then reload the page.",
  "room.others": "Other addresses of this computer:",
  trouble: "A phone cannot come in?",
  "firewall.windows": shared["help.answers.windows"],
  "firewall.macos": shared["help.answers.macos"],
  "firewall.linux": shared["help.answers.linux"],
  isolated: shared["help.answers.isolated"],
  lists: "The word list",
  "lists.text": "The list chosen is that of games to come; those that have begun keep theirs.",
  "lists.default":
    "Free list that comes along: about three tops in ten differ from those of the official one. If you have that one, drop it here.",
  "lists.supplemented": "The same, with the 81 two-letter words: about one top in four differs.",
  "lists.damaged": "damaged: drop its file again",
  "lists.words": "{count} {count|word|words}",
  "lists.from": "{source}, {date}",
  drop: "Drop the file of your list here",
  "drop.text":
    "Text, spreadsheet, .zip archive, web page: one word a line or a column. It does not leave this computer.",
  "drop.choose": "Choose a file",
  "drop.reading": "Reading {name}…",
  "drop.one": "One file at a time.",
  column: "Column of the words",
  "column.text": "Its number from 1, or its title; leave it empty for a plain list.",
  again: "Read the file again",
  taken: "“{name}”: {count} {count|word|words}. Played with from the next game on.",
  "taken.detail":
    "{read} {read|entry|entries} read, {changed} respelled (accents, case), {duplicates} {duplicates|duplicate|duplicates}.",
  "taken.left": "Left out, {reason}: {times} ({examples})",
  doubt: "“{name}” was not taken: is it whole?",
  "doubt.initials": "Number of words by first letter, from A to Z",
  "doubt.take": "Take it anyway",
  "doubt.text": "Or drop another file: nothing has changed.",
  learnt: "Words learnt from your sheets",
  "learnt.text":
    "Each published sheet proves the words on its grid, and two turns that contradict a word bar it. These words correct the free list only, and do not leave this computer.",
  "learnt.sum":
    "Learnt from {sheets} {sheets|sheet|sheets}: {admitted} {admitted|word|words} admitted besides, {barred} barred.",
  "learnt.admitted": "Admitted besides: {count}",
  "learnt.barred": "Barred: {count}",
  "learnt.doubtful": "Doubtful, for you to say: {count}",
  "learnt.where": "{sheet}, turn {turn}",
  "learnt.person": shared["learnt.by_a_person"],
  "learnt.admit": "Admit",
  "learnt.admit.word": "Admit {word}",
  "learnt.bar": "Bar",
  "learnt.bar.word": "Bar {word}",
  "learnt.undo": "Undo",
  "learnt.choose": "Choose sheets",
  "learnt.use": "Play with these words",
  "learnt.used": "Played with from the next game on.",
  "learnt.reading": "Sheet {at} of {of}…",
  kept: "What this computer keeps",
  "kept.version": "Version",
  "kept.port": "Port",
  "kept.data": "Data folder",
  "kept.backup": "Backup",
  "kept.backup.none": "None: start `nonuple serve --backup FOLDER`, on a USB key for instance.",
  "kept.text":
    "A new version takes this folder as it is: neither contests nor lists have to be made again. To take it elsewhere, stop the server and copy it.",
  "kept.service":
    "For a server that runs all year, the documentation has a systemd service and, on Windows, a scheduled task.",
};
