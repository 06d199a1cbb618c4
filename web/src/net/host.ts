/** Why phones could not follow an address of the server's own machine. */
export const isOnlyHere = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || host.startsWith("127.");
