// Written by `python -m nonuple.server.sentences`; do not edit.

export const fr = {
  "help.answers.address": "Celle du réseau, que « nonuple serve » affiche en démarrant. « localhost » et 127.0.0.1 ne valent que sur l’ordinateur du serveur. S’il y en a plusieurs, essayez d’abord celle qui commence comme l’adresse du téléphone (192.168…, 10… ou 172…).",
  "help.answers.blank": "Coupez les données mobiles et le VPN : certains téléphones quittent un Wi-Fi sans Internet. Vérifiez que le téléphone et l’ordinateur sont sur le même Wi-Fi, et qu’il n’est pas écrit « https » dans l’adresse, sauf si le serveur l’affiche ainsi.",
  "help.answers.isolated": "Bien des réseaux d’invités (mairies, hôtels, écoles) empêchent les appareils de se voir : c’est l’« isolation des clients » ou « isolation AP ». Demandez à la lever, prenez un autre réseau, un petit routeur à vous, ou le partage de connexion d’un téléphone ou de l’ordinateur : Internet n’est pas nécessaire.",
  "help.answers.join": "Connectez le téléphone au Wi-Fi de la salle, puis visez le code QR affiché, ou tapez dans le navigateur l’adresse affichée par le serveur, par exemple http://192.168.1.20:9009 (avec « http:// » et le numéro après les deux-points), puis votre code.",
  "help.answers.linux": "Ouvrez le port affiché, 9009 d’ordinaire : « sudo ufw allow 9009/tcp », ou « sudo firewall-cmd --add-port=9009/tcp ».",
  "help.answers.macos": "Réglages Système, Réseau, Coupe-feu, Options : autorisez les connexions entrantes de Python.",
  "help.answers.windows": "Au premier lancement Windows demande s’il faut autoriser Python : acceptez pour les réseaux privés. Sinon : Sécurité Windows, Pare-feu et protection du réseau, Autoriser une application, cochez Python. Le Wi-Fi de la salle doit être déclaré « privé » dans ses propriétés.",
  "help.documentation": "Toute la documentation",
  "help.headings.address": "Quelle adresse taper ?",
  "help.headings.blank": "Rien ne s’affiche sur le téléphone",
  "help.headings.isolated": "Wi-Fi isolé et réseaux d’invités",
  "help.headings.join": "Rejoindre",
  "help.headings.linux": "Pare-feu de Linux",
  "help.headings.macos": "Pare-feu de macOS",
  "help.headings.windows": "Pare-feu de Windows",
  "help.title": "Rejoindre la partie",
} as const;
