import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { RouteEntry } from "../src/ui/route-entry.ts";

export const source = fileURLToPath(new URL("../src", import.meta.url));

/** The path of home. Its screen and its entry are in the first load. */
export const HOME = "/";

/** The list of features with their routes. */
export const featuresFile = resolve(source, "app/features.ts");

interface Screen {
  readonly entry: RouteEntry;
  /** The file that the entry's `load` imports. */
  readonly module: string;
}

/** Node imports the routes: a bundler would follow them to every page. */
const routesIn = async (file: string): Promise<readonly RouteEntry[]> =>
  ((await import(pathToFileURL(file).href)) as { readonly routes: readonly RouteEntry[] }).routes;

/** Reads it from the source of `load`, so that a screen's file is named once. @throws when `load` imports no file */
const moduleOf = (routesFile: string, { path, load }: RouteEntry): string => {
  const [, file] = /\bimport\("(\.[^"]+)"\)/.exec(load.toString()) ?? [];
  if (file === undefined) throw new Error(`${routesFile}: load of ${path} imports no file of the feature`);
  return resolve(dirname(routesFile), file);
};

/** Every screen with its module, as the features' routes declare them. */
export const readScreens = async (): Promise<readonly Screen[]> => {
  const imports = readFileSync(featuresFile, "utf8").matchAll(/ from "#(features\/[^"]+)"/g);
  const files = [...imports].map(([, file = ""]) => resolve(source, file));
  const lists = await Promise.all(
    files.map(async (file) =>
      (await routesIn(file)).map((entry) => ({ entry, module: moduleOf(file, entry) })),
    ),
  );
  return lists.flat();
};
