import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { features } from "../src/app/features.ts";
import type { en } from "../src/i18n/en.ts";
import { paths } from "../src/lib/paths.ts";
import type { RouteEntry } from "../src/ui/route-entry.ts";
import { chunkOfModule, firstChunks, stylesOf, withImports } from "./chunks.ts";
import { frameFile, hasFrame, writeFrames } from "./screen-frames.ts";

const ROUTES = /\/src\/features\/[^/]+\/routes\.ts$/;
const PATH_OR_IMPORT = /\bpaths\.(\w+)|\bimport\("([^"]+)"\)/g;

type Screen = { readonly entry: RouteEntry; readonly title: string };

/** The product's screens with their English titles. Read by Node itself: a bundler would follow them to every page. */
const screensIn = async (root: string): Promise<readonly Screen[]> => {
  const read = async (file: string): Promise<unknown> => import(pathToFileURL(join(root, file)).href);
  const list = (await read("src/app/features.ts")) as { readonly features: typeof features };
  const words = (await read("src/i18n/en.ts")) as { readonly en: typeof en };
  return list.features.flat().map((entry) => ({ entry, title: entry.title(words.en) }));
};

/** The modules of the screens that a feature's routes declare: each import belongs to the path named before it. */
const modulesOf = (id: string, code: string): readonly (readonly [path: string, module: string])[] => {
  let path: string | undefined;
  const found: [string, string][] = [];
  for (const [, name, imported] of code.matchAll(PATH_OR_IMPORT)) {
    if (name !== undefined) path = paths[name as keyof typeof paths];
    else if (imported !== undefined) {
      if (path === undefined) throw new Error(`${id}: no path stands before import("${imported}")`);
      found.push([path, resolve(dirname(id), imported)]);
    }
  }
  return found;
};

/**
 * Writes `screens.json`: for each route the page with its frame, and the files that show its screen, in the order in
 * which they are run. A server that serves that page with the files in the `Link` header shows the screen's name at once and
 * spares it a turn on the line; one that serves index.html for every address serves the screens all the same.
 */
export const screens = (): Plugin => {
  let [root, folder] = ["", ""];
  return {
    name: "screens",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
      folder = join(root, config.build.outDir);
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const { entry, after } = firstChunks(bundle);
        const everywhere = entry.union(after);
        const pages: Record<string, { readonly page: string; readonly files: readonly string[] }> = {};
        for (const id of [...this.getModuleIds()].filter((each) => ROUTES.test(each)))
          for (const [path, module] of modulesOf(id, this.getModuleInfo(id)?.code ?? "")) {
            const chunk = chunkOfModule(bundle, module);
            const own = chunk
              ? withImports(bundle, [chunk.fileName]).difference(everywhere)
              : new Set<never>();
            const chunks = [...after, ...own];
            const files = [...stylesOf(chunks), ...chunks.map(({ fileName }) => fileName)];
            pages[path] = { page: hasFrame(path) ? frameFile(path) : "index.html", files };
          }
        this.emitFile({ type: "asset", fileName: "screens.json", source: JSON.stringify(pages) });
      },
    },
    async closeBundle() {
      // A build that failed comes by here too; it has its own message.
      if (existsSync(join(folder, "index.html"))) await writeFrames(folder, await screensIn(root));
    },
  };
};
