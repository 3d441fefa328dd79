import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin, type Rollup } from "vite";
import { HOME, readScreens, source } from "./screen-modules.ts";
import { moduleOfArea, moduleOfLanguage } from "./text-catalogue.ts";
import { areasUsedBy } from "./text-use.ts";

/**
 * Indexes that name a whole package: each part that home needs is imported by its own name, e.g.
 * "@teamwright/domain/sports".
 */
const wholePackages = ["contract", "domain"].map((name) =>
  fileURLToPath(import.meta.resolve(`@teamwright/${name}`)),
);

const isLibrary = (id: string): boolean => id.includes("/node_modules/");

/** The parts of the application that have a file each, in the order in which main.ts and screens.tsx import them. */
interface Parts {
  /** What the page imports statically. */
  readonly entry: ReadonlySet<string>;
  readonly react: ReadonlySet<string>;
  /** The other libraries of the first load of home. */
  readonly libraries: ReadonlySet<string>;
  /** The application with the home screen and its texts. */
  readonly first: ReadonlySet<string>;
  /** The database of the device's records. */
  readonly records: ReadonlySet<string>;
}

/** Finds these parts by following the imports of the page, of `app/main.ts` and of `app/screens.tsx`. */
const findParts = async (context: Rollup.PluginContext): Promise<Parts> => {
  const closureOf = (roots: readonly string[]): ReadonlySet<string> => {
    const reachedFiles = new Set<string>();
    const waiting = [...roots];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reachedFiles.has(id) || id.endsWith(".css")) continue;
      reachedFiles.add(id);
      waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
    return reachedFiles;
  };
  /** What a module of the application imports later, in the order of its source. @throws when it has moved */
  const laterImportsOf = (name: string, count: number): readonly string[] => {
    const module = [...context.getModuleIds()].find((id) => id.endsWith(`/src/app/${name}`));
    const later = module === undefined ? [] : (context.getModuleInfo(module)?.dynamicallyImportedIds ?? []);
    if (later.length !== count) throw new Error(`src/app/${name} should import ${count} parts later`);
    return later;
  };
  const page = [...context.getModuleIds()].filter((id) => context.getModuleInfo(id)?.isEntry);
  const [renderer = "", libraries = "", start = ""] = laterImportsOf("main.ts", 3);
  const [records = ""] = laterImportsOf("screens.tsx", 2);
  const home = (await readScreens())
    .filter(({ entry: { path } }) => path === HOME)
    .map(({ module }) => module);
  const areas = ["shell", ...home.flatMap((module) => areasUsedBy(module))] as const;
  const first = closureOf([
    start,
    ...home,
    // Its texts in English; those of another language are small files more.
    moduleOfLanguage("en"),
    ...areas.map((area) => moduleOfArea("en", area)),
  ]);
  return {
    entry: closureOf(page),
    react: closureOf([renderer]),
    libraries: new Set([libraries, ...[...first].filter(isLibrary)]),
    first,
    records: closureOf([records]),
  };
};

interface ReachedModules {
  readonly plugin: Plugin;
  /** Whether a part of the application contains the module. */
  readonly by: (part: keyof Parts) => (id: string) => boolean;
}

/**
 * Finds the modules of each part of the application, so that they can be put into few files. The bundler would create
 * many small files, one for each set of screens with shared modules, and each costs a request and a kilobyte of headers.
 */
export const reachedModules = (): ReachedModules => {
  let parts: Parts | null = null;
  return {
    plugin: {
      name: "reached-modules",
      apply: "build",
      async buildEnd(error) {
        if (error) return;
        // The bundler asks only for modules that several screens share.
        for (const id of this.getModuleIds()) roomOf(id);
        parts = await findParts(this);
        const whole = [...parts.first].find((id) => wholePackages.includes(id));
        if (whole !== undefined) this.error(`Home's first load takes the whole package by ${whole}`);
      },
    },
    by: (part) => (id) => parts?.[part].has(id) ?? false,
  };
};

/** Whether a module is of this repository. Styles follow the scripts that import them. */
export const isSource = (id: string): boolean => !isLibrary(id) && /\.tsx?$/.test(id);

/** Folders of rooms, by how many names deep a room is in each: "features/player/display", "blocks/transfer". */
const DEPTH: Readonly<Record<string, number>> = { features: 2, blocks: 1, data: 1 };

/**
 * The room that a module belongs to, such as "features-player-display"; null for other modules and for the files beside
 * the rooms. @throws for a feature that is not where rooms are, which would get no file
 */
export const roomOf = (id: string): string | null => {
  const [folder = "", ...path] = normalizePath(relative(source, id)).split("/");
  const depth = DEPTH[folder];
  if (depth === undefined) return null;
  if (folder === "features" && path.length <= depth)
    throw new Error(`${id} is in no features/<audience>/<name>`);
  return path.length <= depth ? null : [folder, ...path.slice(0, depth)].join("-");
};
