import type { HtmlTagDescriptor, Plugin, Rollup } from "vite";

type Bundle = Rollup.OutputBundle;

/** The entry's dynamic imports and all that these import statically, but for what the entry itself imports. */
const filesAfter = (bundle: Bundle): readonly Rollup.OutputChunk[] => {
  const chunkOf = (file: string): Rollup.OutputChunk[] => {
    const found = bundle[file];
    return found?.type === "chunk" ? [found] : [];
  };
  const entry = Object.keys(bundle)
    .flatMap(chunkOf)
    .find(({ isEntry }) => isEntry);
  const inThePage = new Set(entry?.imports);
  const found = new Set<Rollup.OutputChunk>();
  const waiting = (entry?.dynamicImports ?? []).flatMap(chunkOf);
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (chunk === entry || found.has(chunk) || inThePage.has(chunk.fileName)) continue;
    found.add(chunk);
    waiting.push(...chunk.imports.flatMap(chunkOf));
  }
  return [...found];
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

/** Names in the page what the small entry will import: everything comes at once, not one after another. */
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
