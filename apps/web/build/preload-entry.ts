import type { HtmlTagDescriptor, Plugin, Rollup } from "vite";

type Bundle = Rollup.OutputBundle;

/** The files and all that they import statically. */
const withImports = (bundle: Bundle, files: readonly string[]): ReadonlySet<Rollup.OutputChunk> => {
  const found = new Set<Rollup.OutputChunk>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || found.has(chunk)) continue;
    found.add(chunk);
    waiting.push(...chunk.imports);
  }
  return found;
};

/** What the entry's dynamic imports bring beside what the page names already. */
const filesAfter = (bundle: Bundle): readonly Rollup.OutputChunk[] => {
  const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
  if (entry?.type !== "chunk") return [];
  const named = withImports(bundle, [entry.fileName]);
  return [...withImports(bundle, entry.dynamicImports)].filter((chunk) => !named.has(chunk));
};

const scriptTag = (file: string): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
  injectTo: "head",
});
const styleTag = (file: string): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { rel: "stylesheet", crossorigin: true, href: `/${file}` },
  injectTo: "head",
});

/** Names in the page what the entry will import: everything comes at once, not one after another. */
export const preloadEntry = (): Plugin => ({
  name: "preload-entry",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) => {
      const chunks = filesAfter(bundle ?? {});
      const styles = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      return [...[...styles].map(styleTag), ...chunks.map(({ fileName }) => scriptTag(fileName))];
    },
  },
});
