import { existsSync } from "node:fs";
import { join } from "node:path";
import { inEnglish } from "@teamwright/text";
import type { Plugin } from "vite";
import { chunkOfModule, firstChunks, stylesOf, withImports } from "./chunks.ts";
import { frameFile, hasFrame, writeFrames } from "./screen-frames.ts";
import { featuresFile, HOME, readScreens } from "./screen-modules.ts";
import { readScreenAreas } from "./screen-texts.ts";
import { moduleOfArea } from "./text-catalogue.ts";

/**
 * Writes `screens.json`: for each route the page with its frame, and the files of its screen in their order of
 * execution, including its English texts. A server that sends that page with the files in the `Link` header shows the
 * screen's title at once and saves a round trip. A server that sends index.html for every address works too.
 */
export const screens = (): Plugin => {
  let folder = "";
  return {
    name: "screens",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const { entry, after } = firstChunks(bundle);
        const everywhere = entry.union(after);
        const table = chunkOfModule(bundle, featuresFile);
        if (!table)
          throw new Error(
            `${featuresFile} has no file of its own: home would load the entries of all screens`,
          );
        const pages: Record<string, { readonly page: string; readonly files: readonly string[] }> = {};
        const areas = await readScreenAreas();
        for (const {
          entry: { path },
          module,
        } of await readScreens()) {
          const entries = path === HOME ? [] : [table.fileName];
          const chunk = chunkOfModule(bundle, module);
          const ownFiles = chunk
            ? withImports(bundle, [...entries, chunk.fileName]).difference(everywhere)
            : new Set<never>();
          const texts = (areas[path] ?? [])
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
      const namedScreens = (await readScreens()).map(({ entry }) => ({
        entry,
        title: inEnglish(entry.title),
      }));
      await writeFrames(folder, namedScreens);
    },
  };
};
