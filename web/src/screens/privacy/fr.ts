export const fr = {
  title: "Vos données",
  lead: "Ce que ce serveur retient de vous, pourquoi, et combien de temps. Le logiciel n’envoie rien à personne : tout reste sur l’ordinateur du club, ou dans la base de données qu’il a choisie.",
  kept: "Ce qui est gardé",
  "kept.text":
    "Le nom, le partenaire, le club, la série et la catégorie que l’organisateur a inscrits ; la table ; les bulletins, le moment où ils ont été écrits, ce que les arbitres et la commission en ont décidé ; les points. Pour ceux qui arbitrent ou organisent : le nom, et ce qu’ils ont saisi.",
  not: "Ce qui ne l’est pas",
  "not.text":
    "Ni adresse, ni téléphone, ni courriel, ni mot de passe, ni traceur ; l’adresse réseau des appareils n’est pas enregistrée. Des liens et des codes, seule une empreinte est gardée. Votre navigateur garde votre lien, vos réglages et le bulletin en cours : effacez les données du site pour les ôter.",
  why: "Pourquoi",
  "why.text":
    "Pour jouer, corriger et classer, et pour pouvoir revenir sur une décision si quelqu’un la conteste.",
  who: "Qui les voit",
  "who.text":
    "La salle voit les noms et les classements. Un bulletin n’est vu que de son joueur, des arbitres et de la commission. La personne qui tient l’ordinateur peut tout lire.",
  long: "Combien de temps",
  "long.text":
    "Jusqu’à ce que l’organisateur efface une personne, ou que le responsable du serveur retire l’épreuve : rien ne s’efface tout seul.",
  rights: "Ce que vous pouvez demander",
  "rights.text":
    "Demandez à l’organisateur une copie de ce qui est gardé de vous, ou d’effacer votre nom. Vos résultats restent, sous un nom d’emprunt ; le nom disparaît du journal et de la sauvegarde que le serveur tient à jour. Les feuilles imprimées, les fichiers exportés et les copies faites à la main sont à détruire par ceux qui les ont.",
  office: "Pour l’organisateur",
  "office.text":
    "Le nom, comme à l’inscription. Le responsable du serveur agit dans toutes les épreuves, un organisateur dans la sienne, une fois la partie finie.",
  namesakes: "Si plusieurs personnes portent ce nom :",
  licence: "Sa licence",
  club: "Son club",
  name: "Nom de la personne",
  export: "Exporter ses données",
  exported: "Le fichier est téléchargé.",
  erase: "Effacer son nom…",
  "erase.title": "Effacer « {name} » ?",
  "erase.text": "Ses résultats restent, sous un nom d’emprunt. Le nom ne pourra pas être retrouvé.",
  "erase.do": "Effacer le nom",
  erased: "Le nom est effacé ({count} {count|épreuve|épreuves}) ; à sa place : {alias}.",
  cancel: "Annuler",
} as const;
