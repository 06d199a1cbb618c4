"""What the screens say in the catalogue `privacy`."""

from nonuple.texts import Text
from nonuple.texts.screens import common

SENTENCES = {
    "title": common.YOUR_DATA,
    "lead": Text(
        "Ce que ce serveur retient de vous, pourquoi, et combien de temps. Le logiciel n'envoie rien à "
        "personne : tout reste sur l'ordinateur du club, ou dans la base de données qu'il a choisie.",
        "What this server keeps of you, why, and for how long. The program sends nothing to anybody: "
        "everything stays on the club's computer, or in the database that it has chosen.",
    ),
    "kept": Text("Ce qui est gardé", "What is kept"),
    "kept.text": Text(
        "Le nom, le partenaire, le club, la série et la catégorie que l'organisateur a inscrits ; la table "
        "; les bulletins, le moment où ils ont été écrits, ce que les arbitres et la commission en ont "
        "décidé ; les points. Pour ceux qui arbitrent ou organisent : le nom, et ce qu'ils ont saisi.",
        "The name, partner, club, series and category that the organiser registered; the table; the slips, "
        "the moment when they were written, what the arbiters and the commission decided about them; the "
        "points. For those who judge or organise: the name, and what they entered.",
    ),
    "not": Text("Ce qui ne l'est pas", "What is not"),
    "not.text": Text(
        "Ni adresse, ni téléphone, ni courriel, ni mot de passe, ni traceur ; l'adresse réseau des "
        "appareils n'est pas enregistrée. Des liens et des codes, seule une empreinte est gardée. Votre "
        "navigateur garde votre lien, vos réglages et le bulletin en cours : effacez les données du site "
        "pour les ôter.",
        "No address, no telephone number, no e-mail, no password, no tracker; the network address of "
        "devices is not recorded. Of links and codes only a fingerprint is kept. Your browser keeps your "
        "link, your settings and the slip that you are writing: clear the data of this site to remove them.",
    ),
    "why": common.WHY,
    "why.text": Text(
        "Pour jouer, corriger et classer, et pour pouvoir revenir sur une décision si quelqu'un la conteste.",
        "To play, judge and rank, and to be able to go back to a decision that somebody contests.",
    ),
    "who": Text("Qui les voit", "Who sees it"),
    "who.text": Text(
        "La salle voit les noms et les classements. Un bulletin n'est vu que de son joueur, des arbitres "
        "et de la commission. La personne qui tient l'ordinateur peut tout lire.",
        "The room sees names and rankings. A slip is seen only by its player, the arbiters and the "
        "commission. The person who keeps the computer can read everything.",
    ),
    "long": Text("Combien de temps", "For how long"),
    "long.text": Text(
        "Jusqu'à ce que l'organisateur efface une personne, ou que le responsable du serveur retire "
        "l'épreuve : rien ne s'efface tout seul, sauf, là où l'accueil le dit, les parties à la maison "
        "auxquelles on ne touche plus.",
        "Until the organiser erases a person, or the person in charge of the server removes the contest: "
        "nothing goes by itself, but for games at home that nobody touches any more, where the home page "
        "says so.",
    ),
    "rights": Text("Ce que vous pouvez demander", "What you can ask for"),
    "rights.text": Text(
        "Demandez à l'organisateur une copie de ce qui est gardé de vous, ou d'effacer votre nom. Vos "
        "résultats restent, sous un nom d'emprunt ; le nom disparaît du journal et de la sauvegarde que le "
        "serveur tient à jour. Les feuilles imprimées, les fichiers exportés et les copies faites à la "
        "main sont à détruire par ceux qui les ont.",
        "Ask the organiser for a copy of what is kept of you, or to erase your name. Your results stay, "
        "under another name; the name goes from the log and from the backup that the server keeps up to "
        "date. Printed sheets, exported files and copies made by hand are to be destroyed by those who "
        "have them.",
    ),
    "office": Text("Pour l'organisateur", "For the organiser"),
    "office.text": Text(
        "Le nom, comme à l'inscription. Le responsable du serveur agit dans toutes les épreuves, un "
        "organisateur dans la sienne, une fois la partie finie.",
        "The name, as it was registered. The person in charge of the server acts in all contests, an "
        "organiser in his own, once the game is over.",
    ),
    "namesakes": Text("Si plusieurs personnes portent ce nom :", "If several people bear this name:"),
    "licence": Text("Sa licence", "The licence"),
    "club": Text("Son club", "The club"),
    "name": Text("Nom de la personne", "Name of the person"),
    "export": Text("Exporter ses données", "Export the data"),
    "exported": Text("Le fichier est téléchargé.", "The file has been downloaded."),
    "erase": Text("Effacer son nom…", "Erase the name…"),
    "erase.title": Text("Effacer « {name} » ?", "Erase “{name}”?"),
    "erase.text": Text(
        "Ses résultats restent, sous un nom d'emprunt. Le nom ne pourra pas être retrouvé.",
        "The results stay, under another name. The name cannot be found again.",
    ),
    "erase.do": Text("Effacer le nom", "Erase the name"),
    "erased": Text(
        "Le nom est effacé ({count} {count|épreuve|épreuves}) ; à sa place : {alias}.",
        "The name is erased ({count} {count|contest|contests}); in its place: {alias}.",
    ),
}
