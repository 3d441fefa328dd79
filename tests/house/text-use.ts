import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Source files under a folder, without tests. */
export const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ["node_modules", "dist", "testing"].includes(entry.name) ? [] : sourcesIn(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** The texts in a file: complete keys, and the part before the `${` of a composed key. */
export const textsNamedIn = (code: string) => ({
  keys: [...code.matchAll(/"([a-z][a-z-]*\.[\w.-]+)"/g)].map(([, key = ""]) => key),
  groups: [...code.matchAll(/`([a-z][a-z-]*\.(?:[\w-]+\.)*)\$\{/g)].map(([, group = ""]) => group),
});

const STATIC = /^(?:import|export)\s(?!type\b)[^;"]*?from\s+"([.#][^"]+)"|^import\s+"([.#][^"]+)"/gm;
const DYNAMIC = /\bimport\("([.#][^"]+)"\)/g;

/** The path of an import: relative to the file, or from the `src` of its workspace. */
const resolveImport = (file: string, target: string): string =>
  target.startsWith("#")
    ? join(file.slice(0, file.lastIndexOf("/src/")), "src", target.slice(1))
    : resolve(dirname(file), target);

/** The files that a file needs at run time, including those that it loads later. */
const importsOf = (file: string): readonly string[] => {
  const code = readFileSync(file, "utf8");
  return [...code.matchAll(STATIC), ...code.matchAll(DYNAMIC)]
    .map(([, from, bare]) => resolveImport(file, from ?? bare ?? "."))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
};

/** The file and everything that it needs; `stopAt` is not followed. */
export const closureOf = (
  file: string,
  stopAt: (file: string) => boolean = () => false,
): ReadonlySet<string> => {
  const found = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next) || stopAt(next)) continue;
    found.add(next);
    waiting.push(...importsOf(next));
  }
  return found;
};

/** Areas whose texts the files use. */
export const areasNamedIn = (files: Iterable<string>, areas: readonly string[]): ReadonlySet<string> => {
  const named = new Set<string>();
  for (const file of files) {
    const code = readFileSync(file, "utf8");
    const { keys, groups } = textsNamedIn(code);
    for (const key of [...keys, ...groups]) named.add(key.slice(0, key.indexOf(".")));
    // The texts of an area that the package composes itself.
    for (const [, area = ""] of code.matchAll(/^import \{[^}]*\} from "@teamwright\/text\/([\w-]+)"/gm))
      named.add(area);
  }
  return new Set(areas.filter((area) => named.has(area)));
};
