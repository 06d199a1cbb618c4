"""The help page of the club server: how to join, and what to do when one cannot."""

from nonuple.texts import Text

CODE = Text("fr", "en")
TITLE = Text("Rejoindre la partie", "Joining the game")
NOT_BUILT = Text(
    "Les écrans ne sont pas construits : lancez « make install » dans le dépôt, puis rechargez. "
    "L'aide est à l'adresse /aide, l'interface de programmation à /api/schema.",
    "The screens are not built: run `make install` in the repository, then reload. "
    "Help is at /aide, the programming interface at /api/schema.",
)
DOCUMENTATION = Text("Toute la documentation", "All the documentation")
NO_DOCUMENTATION = Text(
    "la documentation n'est pas construite : lancez « make install » dans le dépôt.",
    "the documentation is not built: run `make install` in the repository.",
)
HEADINGS = {
    "join": Text("Rejoindre", "Joining"),
    "address": Text("Quelle adresse taper ?", "Which address to type?"),
    "blank": Text("Rien ne s'affiche sur le téléphone", "Nothing appears on the phone"),
    "isolated": Text("Wi-Fi isolé et réseaux d'invités", "Isolated Wi-Fi and guest networks"),
    "windows": Text("Pare-feu de Windows", "Windows firewall"),
    "macos": Text("Pare-feu de macOS", "macOS firewall"),
    "linux": Text("Pare-feu de Linux", "Linux firewall"),
}
ANSWERS = {
    "join": Text(
        "Connectez le téléphone au Wi-Fi de la salle, puis visez le code QR affiché, ou tapez dans le "
        "navigateur l'adresse affichée par le serveur, par exemple http://192.168.1.20:9009 (avec "
        "« http:// » et le numéro après les deux-points), puis votre code.",
        "Connect the phone to the room's Wi-Fi, then scan the QR code shown, or type into the browser "
        "the address that the server shows, such as http://192.168.1.20:9009 (with `http://` and the "
        "number after the colon), then your code.",
    ),
    "blank": Text(
        "Coupez les données mobiles et le VPN : certains téléphones quittent un Wi-Fi sans Internet. "
        "Vérifiez que le téléphone et l'ordinateur sont sur le même Wi-Fi, et qu'il n'est pas écrit "
        "« https » dans l'adresse, sauf si le serveur l'affiche ainsi.",
        "Switch mobile data and any VPN off: some phones leave a Wi-Fi that has no Internet. Check that "
        "phone and computer are on the same Wi-Fi, and that the address does not say `https`, unless "
        "the server shows it so.",
    ),
    "isolated": Text(
        "Bien des réseaux d'invités (mairies, hôtels, écoles) empêchent les appareils de se voir : c'est "
        "l'« isolation des clients » ou « isolation AP ». Demandez à la lever, prenez un autre réseau, "
        "un petit routeur à vous, ou le partage de connexion d'un téléphone ou de l'ordinateur : "
        "Internet n'est pas nécessaire.",
        "Many guest networks (town halls, hotels, schools) keep devices from seeing each other: this is "
        "`client isolation` or `AP isolation`. Ask for it to be lifted, use another network, a small "
        "router of your own, or the hotspot of a phone or of the computer: no Internet is needed.",
    ),
    "windows": Text(
        "Au premier lancement Windows demande s'il faut autoriser Python : acceptez pour les réseaux "
        "privés. Sinon : Sécurité Windows, Pare-feu et protection du réseau, Autoriser une application, "
        "cochez Python. Le Wi-Fi de la salle doit être déclaré « privé » dans ses propriétés.",
        "On the first start Windows asks whether to allow Python: accept for private networks. "
        "Otherwise: Windows Security, Firewall and network protection, Allow an app, tick Python. The "
        "room's Wi-Fi must be set to `private` in its properties.",
    ),
    "macos": Text(
        "Réglages Système, Réseau, Coupe-feu, Options : autorisez les connexions entrantes de Python.",
        "System Settings, Network, Firewall, Options: allow incoming connections for Python.",
    ),
    "linux": Text(
        "Ouvrez le port affiché, 9009 d'ordinaire : « sudo ufw allow 9009/tcp », ou "
        "« sudo firewall-cmd --add-port=9009/tcp ».",
        "Open the port shown, usually 9009: `sudo ufw allow 9009/tcp`, or "
        "`sudo firewall-cmd --add-port=9009/tcp`.",
    ),
    "address": Text(
        "Celle du réseau, que « nonuple serve » affiche en démarrant. « localhost » et 127.0.0.1 ne "
        "valent que sur l'ordinateur du serveur. S'il y en a plusieurs, essayez d'abord celle qui "
        "commence comme l'adresse du téléphone (192.168…, 10… ou 172…).",
        "The network one, which `nonuple serve` shows on starting. `localhost` and 127.0.0.1 only work "
        "on the server's own computer. If there are several, first try the one that begins like the "
        "phone's own address (192.168…, 10… or 172…).",
    ),
}
