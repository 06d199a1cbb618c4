import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, preview } from "vite";
import { HOST } from "./browser";

/** What the club server says to browsers: nothing from elsewhere, nothing inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
].join("; ");

export interface Site {
  address: string;
  close: () => Promise<void>;
}

/** The site with the page of all components, built as for production and served under the server's policy. */
export async function startWorkshop(): Promise<Site> {
  const outDir = await mkdtemp(join(tmpdir(), "nonuple-workshop-"));
  await build({ mode: "workshop", logLevel: "warn", build: { outDir, emptyOutDir: true } });
  const server = await preview({
    logLevel: "warn",
    build: { outDir },
    preview: {
      host: "127.0.0.1",
      port: 0,
      allowedHosts: [HOST],
      headers: { "Content-Security-Policy": POLICY },
    },
  });
  const bound = server.httpServer.address();
  if (bound === null || typeof bound === "string") throw new Error("the site has no port");
  return {
    address: `http://${HOST}:${bound.port}`,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
