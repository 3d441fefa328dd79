import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { paths } from "../src/lib/paths.ts";
import type { RouteEntry } from "../src/ui/route-entry.ts";

const ID = "virtual:missing-screens";
const FEATURES = fileURLToPath(new URL("../src/app/features.ts", import.meta.url));

/**
 * `virtual:missing-screens`: the paths that have no screen yet. With it the browser knows which links to show without
 * the entries of all screens, which home does not load.
 */
export const missingScreens = (): Plugin => ({
  name: "missing-screens",
  resolveId: {
    filter: { id: /^virtual:missing-screens$/ },
    handler: () => `\0${ID}`,
  },
  load: {
    filter: { id: /^\0virtual:missing-screens$/ },
    async handler() {
      this.addWatchFile(FEATURES);
      // Node imports the routes: a bundler would follow them to every page.
      const { features } = (await import(pathToFileURL(FEATURES).href)) as {
        readonly features: readonly (readonly RouteEntry[])[];
      };
      const builtPaths = new Set(features.flat().map(({ path }) => path));
      const missing = Object.values(paths).filter((path) => !builtPaths.has(path));
      return `export const missing = ${JSON.stringify(missing)};`;
    },
  },
});
