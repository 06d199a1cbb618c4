"""What the pages of an event say of entries and of lists of them."""

from nonuple.texts import Text
from nonuple.texts.screens import common

ENTRIES = {
    "entries.title": common.ENTRIES,
    "entries.add": Text("Ajouter une personne", "Add a person"),
    "entries.import": common.IMPORT_A_FILE,
    "entries.search": Text("Nom, licence ou club", "Name, licence or club"),
    "entries.all": common.ALL_TOUTES,
    "entries.tosettle": Text("À régler {count}", "To settle {count}"),
    "entries.person": Text("Personne", "Person"),
    "entries.licence": common.LICENCE,
    "entries.series": common.SERIES,
    "entries.category": common.CAT,
    "entries.club": common.CLUB,
    "entries.team": common.TEAM,
    "entries.grid": Text("Personnes et parties", "People and games"),
    "entries.none": Text("Personne n'est inscrit.", "Nobody is entered."),
    "entries.more": Text("Voir les suivants", "Show more"),
    "entries.count": Text(
        "{count} {count|personne|personnes}, une seule fiche chacune",
        "{count} {count|person|people}, one record each",
    ),
    "cell.in": common.TABLE_TABLE_TABLE_TABLE,
    "cell.coming": Text("inscrit", "entered"),
    "cell.out": Text("sans table", "no table"),
    "cell.withdrawn": common.WITHDRAWN,
    "cell.excluded": common.EXCLUDED,
    "cell.missing": common.ABSENT,
    "legend.in": Text("sa table", "own table"),
    "legend.missing": Text("une partie manquée, revient ensuite", "misses one game, comes back after it"),
    "legend.withdrawn": Text("la table reste vide", "the table stays empty"),
    "cell.spoken": Text("{name}, partie {game}, {state}", "{name}, game {game}, {state}"),
    "keys.toggle": Text("joue ou manque la partie", "plays or misses the game"),
    "keys.pair": Text("paire", "pair"),
    "keys.team": Text("équipe", "team"),
    "keys.forfeit": Text("forfait", "withdraw"),
    "keys.undo": Text("défaire", "undo"),
    "key.space": common.SPACE,
    "keys.enter": Text("inscrire", "enter"),
    "keys.answer": Text("répondre", "answer"),
    "keys.close": Text("revenir aux inscriptions", "back to the entries"),
    "keys.first": Text("faire la première chose", "do the first thing"),
    "keys.next": Text("les suivantes", "the next ones"),
    "keys.open": Text("ouvrir autrement", "open otherwise"),
    "keys.programme": Text("modifier le programme", "change the programme"),
    "keys.cells": Text("se déplacer", "move"),
    "done.late": Text("{name} a une table dans la partie {game}.", "{name} has a table in game {game}."),
    "done.missing": Text(
        "{name} : absent pour la partie {game}, revient ensuite.",
        "{name} misses game {game}, and comes back after it.",
    ),
    "done.plays": Text("{name} jouera la partie {game}.", "{name} will play game {game}."),
    "done.withdrawn": Text(
        "{name} : forfait à partir de la partie {game}.", "{name}: withdrawn from game {game} on."
    ),
    "done.back": Text("{name} joue de nouveau.", "{name} plays again."),
    "done.struck": Text("{name} n'est plus dans la liste.", "{name} is no longer in the list."),
    "done.saved": Text("{name} : enregistré.", "{name}: saved."),
    "done.joined": Text("Fiches réunies.", "Records put together."),
    "settle.title": common.TO_SETTLE,
    "settle.none": Text("Rien à régler.", "Nothing to settle."),
    "conflict.same-person": Text("Deux fois la même personne ?", "Twice the same person?"),
    "conflict.licence-twice": Text("Une licence pour deux personnes", "One licence for two people"),
    "conflict.unseated": Text("Sans table dans la partie {game}", "Without a table in game {game}"),
    "conflict.not-accessible": Text(
        "Table peu accessible dans la partie {game}", "Table hard to reach in game {game}"
    ),
    "conflict.post-across": Text("Un poste dans deux salles", "A desk in two halls"),
    "conflict.no-series": Text("Sans série connue", "Without a known series"),
    "conflict.join": Text("Fusionner les fiches", "Put together"),
    "conflict.seat": Text("Donner une table", "Seat"),
    "conflict.see": common.SHOW,
    "conflict.two-games-at-once": Text(
        "Deux parties à la même heure : {games}", "Two games at the same hour: {games}"
    ),
    "conflict.room-twice": Text(
        "Deux parties à la même heure dans {room} : {games}", "Two games at the same hour in {room}: {games}"
    ),
    "conflict.other-game": Text("Une autre partie", "Another game"),
    "conflict.other-game.text": Text(
        "Hors du classement, {room} : {said}", "Not in the ranking, {room}: {said}"
    ),
    "conflict.no-commission": Text("Sans commission d'arbitrage", "No appeals commission"),
    "conflict.no-commission.text": Text(
        "L'épreuve compte pour un classement : {rooms}.", "The event counts for a ranking: {rooms}."
    ),
    "conflict.programme": common.PROGRAMME,
    "conflict.name": Text("Nommer", "Name it"),
    "conflict.others": common.AND_COUNT_OTHER,
    "teams.title": common.TEAMS,
    "teams.index": Text("indice {index}", "index {index}"),
    "teams.division": Text("division {division}", "division {division}"),
    "person.title": common.A_PERSON,
    "person.agrees": Text("A donné son accord pour une page à son nom", "Agreed to have a page of their own"),
    "person.unnamed": Text(
        "A dit non : ses résultats sont publiés sans son nom",
        "Said no: the results are published without the name",
    ),
    "person.paid": Text("A réglé son inscription", "Has paid the entry"),
    "person.accessible": Text("A besoin d'une table facile d'accès", "Needs a table that is easy to reach"),
    "person.erase": Text("Effacer la personne…", "Erase the person…"),
    "person.erase.this": Text("Effacer {name}…", "Erase {name}…"),
    "erase.title": Text("Effacer {name} ?", "Erase {name}?"),
    "erase.goes": Text("Disparaît", "Goes"),
    "erase.goes.text": Text(
        "son nom, sa licence, et son club s'il y est seul, dans le tournoi, ses salles et leurs sauvegardes",
        "name, licence, and a club of which nobody else is, in the event, its rooms and their backups",
    ),
    "erase.stays": Text("Reste", "Stays"),
    "erase.stays.text": Text(
        "ses scores, sa série, sa catégorie et tous les rangs, sous « joueur retiré »",
        "scores, series, category and every rank, under “player removed”",
    ),
    "erase.everywhere": Text(
        "Un site déjà publié est à publier de nouveau. On ne peut pas revenir en arrière.",
        "A site that is published already must be published again. This cannot be taken back.",
    ),
    "erase.do": Text("Effacer pour de bon", "Erase for good"),
    "erase.done": Text("Personne effacée, tous les rangs restent.", "Erased; every rank stays."),
    "person.federation": common.FEDERATION,
    "person.save": common.SAVE,
    "person.strike": Text("Retirer de la liste", "Take out of the list"),
    "person.cancel": common.CANCEL,
    "import.title": common.IMPORT_A_FILE,
    "import.kept": Text(
        "Le sens des colonnes est retenu pour le prochain fichier.",
        "What the columns mean is remembered for the next file.",
    ),
}
