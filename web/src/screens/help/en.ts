import type { Same } from "../../i18n";
import type { fr } from "./fr";

export const en: Same<typeof fr> = {
  title: "Joining the game",
  lead: "To play, judge or watch you need a browser, the room’s network and a code. Nothing is installed.",
  privacy: "Your data: what is kept, why, for how long",
  here: "Address of this server",
  enter: "I have a code",
  trouble: "When it does not work",
  desk: "On the server’s computer",
  paper: "Without a phone?",
  "paper.text":
    "Play on paper as ever: one slip a turn, which the arbiter enters. A phone is never required.",
  "step.1": "Join the room’s Wi-Fi",
  "step.2": "Scan the QR code, or type the address",
  "step.3": "Give your code",
  join: "Joining",
  "join.text":
    "Connect the phone to the room’s Wi-Fi, then scan the QR code shown, or type into the browser the address that the server shows, such as http://192.168.1.20:9009 (with “http://” and the number after the colon), then your code.",
  blank: "Nothing appears on the phone",
  "blank.text":
    "Switch mobile data and any VPN off: some phones leave a Wi-Fi that has no Internet. Check that phone and computer are on the same Wi-Fi, and that the address does not say “https”, unless the server shows it so.",
  isolated: "Isolated Wi-Fi and guest networks",
  "isolated.text":
    "Many guest networks (town halls, hotels, schools) keep devices from seeing each other: this is “client isolation” or “AP isolation”. Ask for it to be lifted, use another network, a small router of your own, or the hotspot of a phone or of the computer: no Internet is needed.",
  windows: "Windows firewall",
  "windows.text":
    "On the first start Windows asks whether to allow Python: accept for private networks. Otherwise: Windows Security, Firewall and network protection, Allow an app, tick Python. The room’s Wi-Fi must be set to “private” in its properties.",
  macos: "macOS firewall",
  "macos.text": "System Settings, Network, Firewall, Options: allow incoming connections for Python.",
  linux: "Linux firewall",
  "linux.text":
    "Open the port shown, usually 9009: “sudo ufw allow 9009/tcp”, or “sudo firewall-cmd --add-port=9009/tcp”.",
  address: "Which address to type?",
  "address.text":
    "The network one, which “nonuple serve” shows on starting. “localhost” and 127.0.0.1 only work on the server’s own computer. If there are several, first try the one that begins like the phone’s own address (192.168…, 10… or 172…).",
};
