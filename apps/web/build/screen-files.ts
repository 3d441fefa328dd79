import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { paths } from "../src/lib/paths.ts";
import { chunkOfModule, firstChunks, stylesOf, withImports } from "./chunks.ts";

const ROUTES = /\/src\/features\/[^/]+\/routes\.ts$/;
const PATH_OR_IMPORT = /\bpaths\.(\w+)|\bimport\("([^"]+)"\)/g;

/** The modules of the screens that a feature's routes declare: each import belongs to the path named before it. */
const screensOf = (id: string, code: string): readonly (readonly [path: string, module: string])[] => {
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
 * Writes `screen-files.json`: for each route the files of its screen beside those that every page names. A server that
 * names them in the reply's `Link` header spares the screen a turn on the line; one that does not serves it all the same.
 */
export const screenFiles = (): Plugin => ({
  name: "screen-files",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const { entry, after } = firstChunks(bundle);
      const everywhere = entry.union(after);
      const files: Record<string, readonly string[]> = {};
      for (const id of [...this.getModuleIds()].filter((each) => ROUTES.test(each)))
        for (const [path, module] of screensOf(id, this.getModuleInfo(id)?.code ?? "")) {
          const chunk = chunkOfModule(bundle, module);
          if (!chunk) continue;
          const chunks = withImports(bundle, [chunk.fileName]).difference(everywhere);
          files[path] = [...stylesOf(chunks), ...[...chunks].map(({ fileName }) => fileName)];
        }
      this.emitFile({ type: "asset", fileName: "screen-files.json", source: JSON.stringify(files) });
    },
  },
});
