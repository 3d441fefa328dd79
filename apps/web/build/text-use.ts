import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Area, areas } from "@teamwright/text/areas";

/** The texts in a file: complete keys, and the part before the `${` of a composed key. */
export const textsNamedIn = (code: string) => ({
  keys: [...code.matchAll(/"([a-z][a-z-]*\.[\w.-]+)"/g)].map(([, key = ""]) => key),
  groups: [...code.matchAll(/`([a-z][a-z-]*\.(?:[\w-]+\.)*)\$\{/g)].map(([, group = ""]) => group),
});

const STATIC = /^(?:import|export)\s(?!type\b)[^;"]*?from\s+"([.#][^"]+)"|^import\s+"([.#][^"]+)"/gm;
const DYNAMIC = /\bimport\("([.#][^"]+)"\)/g;
/** Areas that a file loads itself, with the part that it imports then. */
const LOADED = /\bloadText\(\[([^\]]*)\]\)/g;

/** The path of an import: relative to the file, or from the `src` of its workspace. */
const resolveImport = (file: string, target: string): string =>
  target.startsWith("#")
    ? join(file.slice(0, file.lastIndexOf("/src/")), "src", target.slice(1))
    : resolve(dirname(file), target);

const resolveAll = (file: string, imports: Iterable<RegExpExecArray>): readonly string[] =>
  [...imports]
    .map(([, from, bare]) => resolveImport(file, from ?? bare ?? "."))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));

const loadsTexts = (code: string): boolean => /\bloadText\(/.test(code);

/** The files that a file needs, also later, but not the parts that it loads together with their texts. */
const importsOf = (file: string, code: string): readonly string[] =>
  resolveAll(file, [...code.matchAll(STATIC), ...(loadsTexts(code) ? [] : code.matchAll(DYNAMIC))]);

/** The areas that the code loads by itself. */
const loadedIn = (code: string): readonly string[] =>
  [...code.matchAll(LOADED)].flatMap(([, list = ""]) => list.match(/[\w-]+/g) ?? []);

/** The parts that a file loads later together with texts, each with the areas of these texts. */
export const partsLoadedBy = (
  file: string,
): readonly { readonly part: string; readonly loaded: readonly string[] }[] => {
  const code = readFileSync(file, "utf8");
  const loadedAreas = loadedIn(code);
  return loadedAreas.length === 0
    ? []
    : resolveAll(file, code.matchAll(DYNAMIC)).map((part) => ({ part, loaded: loadedAreas }));
};

/** Areas whose texts the code names and does not load itself. */
const areasIn = (code: string): readonly string[] => {
  const { keys, groups } = textsNamedIn(code);
  // The texts of an area that the package composes itself.
  const composedAreas = [...code.matchAll(/^import \{[^}]*\} from "@teamwright\/text\/([\w-]+)"/gm)];
  const namedAreas = [
    ...[...keys, ...groups].map((key) => key.slice(0, key.indexOf("."))),
    ...composedAreas.map(([, area = ""]) => area),
  ];
  const loadedAreas = loadedIn(code);
  return namedAreas.filter((area) => !loadedAreas.includes(area));
};

/** The areas of the texts that a file and its imports use. Imports that `stopAt` accepts are not followed. */
export const areasUsedBy = (
  file: string,
  stopAt: (file: string) => boolean = () => false,
): readonly Area[] => {
  const areaNames = new Set<string>();
  const visitedFiles = new Set<string>();
  const waiting = [file];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (visitedFiles.has(next) || stopAt(next)) continue;
    visitedFiles.add(next);
    const code = readFileSync(next, "utf8");
    for (const area of areasIn(code)) areaNames.add(area);
    waiting.push(...importsOf(next, code));
  }
  return areas.filter((area) => areaNames.has(area));
};
