export const fr = {
  title: "Rejoindre la partie",
  lead: "Pour jouer, arbitrer ou regarder, il faut un navigateur, le réseau de la salle et un code. Rien ne s’installe.",
  privacy: "Vos données : ce qui est gardé, pourquoi, combien de temps",
  here: "Adresse de ce serveur",
  enter: "J’ai un code",
  trouble: "Si cela ne marche pas",
  desk: "Sur l’ordinateur du serveur",
  paper: "Et sans téléphone ?",
  "paper.text":
    "On joue sur papier comme toujours : un bulletin par coup, que l’arbitre saisit. Le téléphone n’est jamais obligatoire.",
  "step.1": "Prendre le Wi-Fi de la salle",
  "step.2": "Viser le code QR, ou taper l’adresse",
  "step.3": "Donner son code",
  join: "Rejoindre",
  "join.text":
    "Connectez le téléphone au Wi-Fi de la salle, puis visez le code QR affiché, ou tapez dans le navigateur l’adresse affichée par le serveur, par exemple http://192.168.1.20:9009 (avec « http:// » et le numéro après les deux-points), puis votre code.",
  blank: "Rien ne s’affiche sur le téléphone",
  "blank.text":
    "Coupez les données mobiles et le VPN : certains téléphones quittent un Wi-Fi sans Internet. Vérifiez que le téléphone et l’ordinateur sont sur le même Wi-Fi, et qu’il n’est pas écrit « https » dans l’adresse, sauf si le serveur l’affiche ainsi.",
  isolated: "Wi-Fi isolé et réseaux d’invités",
  "isolated.text":
    "Bien des réseaux d’invités (mairies, hôtels, écoles) empêchent les appareils de se voir : c’est l’« isolation des clients » ou « isolation AP ». Demandez à la lever, prenez un autre réseau, un petit routeur à vous, ou le partage de connexion d’un téléphone ou de l’ordinateur : Internet n’est pas nécessaire.",
  windows: "Pare-feu de Windows",
  "windows.text":
    "Au premier lancement Windows demande s’il faut autoriser Python : acceptez pour les réseaux privés. Sinon : Sécurité Windows, Pare-feu et protection du réseau, Autoriser une application, cochez Python. Le Wi-Fi de la salle doit être déclaré « privé » dans ses propriétés.",
  macos: "Pare-feu de macOS",
  "macos.text":
    "Réglages Système, Réseau, Coupe-feu, Options : autorisez les connexions entrantes de Python.",
  linux: "Pare-feu de Linux",
  "linux.text":
    "Ouvrez le port affiché, 9009 d’ordinaire : « sudo ufw allow 9009/tcp », ou « sudo firewall-cmd --add-port=9009/tcp ».",
  address: "Quelle adresse taper ?",
  "address.text":
    "Celle du réseau, que « nonuple serve » affiche en démarrant. « localhost » et 127.0.0.1 ne valent que sur l’ordinateur du serveur. S’il y en a plusieurs, essayez d’abord celle qui commence comme l’adresse du téléphone (192.168…, 10… ou 172…).",
} as const;
