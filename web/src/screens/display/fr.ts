import { fr as shared } from "../../i18n/shared.fr";

export const fr = {
  title: shared["demo.screens.display"],
  refused: "Cet écran n’a pas de partie à montrer",
  "refused.advice":
    "Ouvrez le lien de l’écran de salle que donne l’organisateur, ou tapez son code à l’accueil.",

  game: "Partie {number}",
  turn: "Coup {turn}",
  waiting: "Bienvenue",
  over: shared["announce.title_end"],
  "time.minutes": "{count} {count|minute|minutes} par coup",
  "time.mixed": "{minutes} min {seconds} s par coup",
  "time.seconds": "{count} {count|seconde|secondes} par coup",
  "time.none": "temps libre",
  pairs: "Par paires",
  sudden: "Mort subite",
  "sudden.left": "Mort subite : {count} {count|table|tables} en jeu",
  demo: "Démonstration",

  "state.waiting": "La partie n’est pas encore ouverte.",
  "state.first": "Le premier tirage va commencer.",
  "state.draw": "Tirage des lettres",
  "state.rejected": "Tirage rejeté : les lettres retournent au sac",
  "state.drawn-anew": "Tirage rejeté, nouvelles lettres",
  "state.cancelled": "Coup annulé : il se rejoue",
  "state.letters": "Annonce du tirage",
  "state.word": "Terminé : les bulletins sont ramassés",
  "state.paused": "Partie suspendue",

  "retained.title": "Coup {turn}, mot retenu",
  "retained.none": "Le premier mot retenu s’affichera ici.",
  "retained.cross": "avec {words}",
  points: "{count|point|points}",
  total: "Cumul du top",
  "total.turns": "{points|point|points} en {turns} {turns|coup|coups}",

  "join.title": "Jouer sur son téléphone",
  "join.scan": "Visez le code, ou tapez cette adresse, puis votre code de table.",
  "join.players": "{count} {count|table inscrite|tables inscrites}",
  "join.local":
    "Les téléphones ne peuvent pas ouvrir cette adresse : ouvrez cet écran par celle de la salle.",

  "end.final": "Classement définitif",
  "end.pending": "Correction en cours : {count} {count|bulletin attendu|bulletins attendus}",
  "end.void": "Résultats annulés",
  "end.valid": "{count} {count|coup valide|coups valides}",
  "end.solos": "Solos",
  "end.solo": "coup {turn}, {name}",
  "end.table": "table {table}",
  "end.more": shared["moves.and_more"],
  "end.percent": "{percent} %",

  "beep.beep": "Bip",
  "beep.double-beep": "Double bip",
  "beep.long": "Signal long",

  "controls.label": "Réglages de l’écran",
  "controls.full": "Plein écran",
  "controls.window": "Quitter le plein écran",
  "controls.dark": "Fond sombre",
  "controls.light": "Fond clair",
  "controls.sound": "Mettre le son",
  "controls.mute": "Couper le son",
  lost: "Sans nouvelles du serveur : la voix du juge-arbitre fait foi.",
} as const;
