import type { Rollup } from "vite";

/** The files and everything that they import statically, nearest first. */
export const withImports = (
  bundle: Rollup.OutputBundle,
  files: readonly string[],
): Set<Rollup.OutputChunk> => {
  const reachedChunks = new Set<Rollup.OutputChunk>();
  const waiting = [...files];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || reachedChunks.has(chunk)) continue;
    reachedChunks.add(chunk);
    waiting.push(...chunk.imports);
  }
  return reachedChunks;
};

const chunksOf = (bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === "chunk");

/** The files of the page's entry: its static imports, and then its dynamic ones. */
export const firstChunks = (
  bundle: Rollup.OutputBundle,
): { readonly entry: Set<Rollup.OutputChunk>; readonly after: Set<Rollup.OutputChunk> } => {
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry);
  if (!entry) return { entry: new Set(), after: new Set() };
  const namedFiles = withImports(bundle, [entry.fileName]);
  return { entry: namedFiles, after: withImports(bundle, entry.dynamicImports).difference(namedFiles) };
};

/** The chunk that starts with a module; undefined when the module is inside another chunk. */
export const chunkOfModule = (bundle: Rollup.OutputBundle, id: string): Rollup.OutputChunk | undefined =>
  chunksOf(bundle).find((chunk) => chunk.facadeModuleId === id);

/** The style sheets of chunks. */
export const stylesOf = (chunks: Iterable<Rollup.OutputChunk>): ReadonlySet<string> =>
  new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
