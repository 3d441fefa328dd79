import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { root } from "../support/server.ts";

const NAME = "reference";
const folder = join(root, "apps/web/dist", NAME);

export const REFERENCE_PATH = `/${NAME}/index.html`;

/** Builds the page among the files that the product's server sends. Returns what removes it. */
export async function buildReferencePage(): Promise<() => void> {
  await build({
    configFile: false,
    logLevel: "error",
    root: join(root, "apps/web", NAME),
    base: `/${NAME}/`,
    oxc: { jsx: { runtime: "automatic" } },
    build: { target: "es2023", outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
