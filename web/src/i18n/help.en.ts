// Written by `python -m nonuple.server.sentences`; do not edit.

export const en = {
  "help.answers.address": "The network one, which “nonuple serve” shows on starting. “localhost” and 127.0.0.1 only work on the server’s own computer. If there are several, first try the one that begins like the phone’s own address (192.168…, 10… or 172…).",
  "help.answers.blank": "Switch mobile data and any VPN off: some phones leave a Wi-Fi that has no Internet. Check that phone and computer are on the same Wi-Fi, and that the address does not say “https”, unless the server shows it so.",
  "help.answers.isolated": "Many guest networks (town halls, hotels, schools) keep devices from seeing each other: this is “client isolation” or “AP isolation”. Ask for it to be lifted, use another network, a small router of your own, or the hotspot of a phone or of the computer: no Internet is needed.",
  "help.answers.join": "Connect the phone to the room’s Wi-Fi, then scan the QR code shown, or type into the browser the address that the server shows, such as http://192.168.1.20:9009 (with “http://” and the number after the colon), then your code.",
  "help.answers.linux": "Open the port shown, usually 9009: “sudo ufw allow 9009/tcp”, or “sudo firewall-cmd --add-port=9009/tcp”.",
  "help.answers.macos": "System Settings, Network, Firewall, Options: allow incoming connections for Python.",
  "help.answers.windows": "On the first start Windows asks whether to allow Python: accept for private networks. Otherwise: Windows Security, Firewall and network protection, Allow an app, tick Python. The room’s Wi-Fi must be set to “private” in its properties.",
  "help.documentation": "All the documentation",
  "help.headings.address": "Which address to type?",
  "help.headings.blank": "Nothing appears on the phone",
  "help.headings.isolated": "Isolated Wi-Fi and guest networks",
  "help.headings.join": "Joining",
  "help.headings.linux": "Linux firewall",
  "help.headings.macos": "macOS firewall",
  "help.headings.windows": "Windows firewall",
  "help.title": "Joining the game",
} as const;
