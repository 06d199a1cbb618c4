/** All that a centre needs to be joined to its organiser, and to follow a chief arbiter, in one line that can be sent. */
export interface CentreLink {
  /** Of the organiser's server. */
  address: string;
  event: string;
  /** Of the centre's own link. */
  token: string;
  /** The contest that the room follows turn by turn, by the link of a room screen. */
  chief: { contest: string; token: string } | null;
}

/** The word of the address that says that it is to be pasted, not opened. */
export const LINK_WORD = "lien";
const LINK = new RegExp(
  `^(https?://[^\\s/]+)/?#/centre/${LINK_WORD}/([\\w-]+)/([\\w-]+)(?:/([\\w-]+)/([\\w-]+))?/?$`,
);

export const writeLink = ({ address, event, token, chief }: CentreLink): string =>
  [`${address}/#/centre/${LINK_WORD}`, event, token, ...(chief ? [chief.contest, chief.token] : [])].join(
    "/",
  );

/** What was pasted, blanks and line ends of a message left out; null where it is no such link. */
export function readLink(text: string): CentreLink | null {
  const found = LINK.exec(text.replace(/\s+/g, ""));
  if (!found) return null;
  const [, address = "", event = "", token = "", contest, display] = found;
  const chief = contest !== undefined && display !== undefined ? { contest, token: display } : null;
  return { address, event, token, chief };
}
