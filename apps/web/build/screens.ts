import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { inEnglish } from "@teamwright/text";
import type { Plugin, Rollup } from "vite";
import { type PathName, paths } from "../src/lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "../src/ui/route-entry.ts";
import { chunkOfModule, firstChunks, stylesOf, withImports } from "./chunks.ts";
import { frameFile, hasFrame, writeFrames } from "./screen-frames.ts";
import { moduleOfArea } from "./text-catalogue.ts";

const FEATURES = "src/app/features.ts";
/** Its entry is in the first file. */
const HOME = "/";

type Routes = { readonly routes: readonly RouteEntry[]; readonly files: ScreenFiles };

/** Node imports the routes: a bundler would follow them to every page. */
const read = async (file: string): Promise<unknown> => import(pathToFileURL(file).href);

type Screen = { readonly path: string; readonly module: string; readonly areas: RouteEntry["areas"] };

/**
 * A feature's screens with their modules and areas, as its routes declare them. @throws when these differ from the
 * routes' imports.
 */
const screensOf = async (context: Rollup.PluginContext, id: string): Promise<readonly Screen[]> => {
  const { routes, files } = (await read(id)) as Routes;
  const declared = Object.entries(files).map(([name, file]): Screen => {
    const path = paths[name as PathName];
    const areas = routes.find((entry) => entry.path === path)?.areas;
    return { path, module: resolve(dirname(id), file), areas };
  });
  const missing = routes.filter(({ path }) => !declared.some((screen) => screen.path === path));
  if (missing.length > 0)
    throw new Error(`${id}: files names no module for ${missing.map(({ path }) => path).join(", ")}`);
  const imported = context.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const different = new Set(declared.map(({ module }) => module)).symmetricDifference(new Set(imported));
  if (different.size > 0) throw new Error(`${id}: files and imports differ in ${[...different].join(", ")}`);
  return declared;
};

/**
 * Writes `screens.json`: for each route the page with its frame, and the files of its screen in their order of
 * execution, including its English texts. A server that sends that page with the files in the `Link` header shows the
 * screen's title at once and saves a round trip. A server that sends index.html for every address works too.
 */
export const screens = (): Plugin => {
  let [root, folder] = ["", ""];
  const features = (): string => join(root, FEATURES);
  return {
    name: "screens",
    apply: "build",
    configResolved(config) {
      ({ root } = config);
      folder = join(root, config.build.outDir);
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const { entry, after } = firstChunks(bundle);
        const everywhere = entry.union(after);
        const table = chunkOfModule(bundle, features());
        if (!table)
          throw new Error(`${FEATURES} has no file of its own: home would load the entries of all screens`);
        const pages: Record<string, { readonly page: string; readonly files: readonly string[] }> = {};
        for (const id of this.getModuleInfo(features())?.importedIds ?? [])
          for (const { path, module, areas } of await screensOf(this, id)) {
            const entries = path === HOME ? [] : [table.fileName];
            const chunk = chunkOfModule(bundle, module);
            const ownFiles = chunk
              ? withImports(bundle, [...entries, chunk.fileName]).difference(everywhere)
              : new Set<never>();
            const texts = (areas ?? [])
              .map((area) => chunkOfModule(bundle, moduleOfArea("en", area)))
              .filter((each) => each !== undefined)
              .filter((each) => !everywhere.has(each) && !ownFiles.has(each));
            const chunks = [...after, ...texts, ...ownFiles];
            const files = [...stylesOf(chunks), ...chunks.map(({ fileName }) => fileName)];
            pages[path] = { page: hasFrame(path) ? frameFile(path) : "index.html", files };
          }
        this.emitFile({ type: "asset", fileName: "screens.json", source: JSON.stringify(pages) });
      },
    },
    async closeBundle() {
      // A failed build also calls this hook; it has its own message.
      if (!existsSync(join(folder, "index.html"))) return;
      const list = (await read(features())) as { readonly features: readonly (readonly RouteEntry[])[] };
      const named = list.features.flat().map((entry) => ({ entry, title: inEnglish(entry.title) }));
      await writeFrames(folder, named);
    },
  };
};
