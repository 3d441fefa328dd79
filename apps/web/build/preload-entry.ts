import type { HtmlTagDescriptor, Plugin } from "vite";
import { firstChunks, stylesOf } from "./chunks.ts";

type Attributes = NonNullable<HtmlTagDescriptor["attrs"]>;

const tag = (file: string, attrs: Attributes): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { ...attrs, crossorigin: true, href: `/${file}` },
  injectTo: "head",
});

/**
 * Names in the page what the entry will import: everything comes at once, not one after another. A style sheet would
 * hold back the frame that index.html shows by its own styles: `src/app/apply-styles.ts` makes it one when that is
 * painted. The scripts wait for both, so they come last on the line.
 */
export const preloadEntry = (): Plugin => ({
  name: "preload-entry",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) => {
      const { after } = firstChunks(bundle ?? {});
      return [
        ...[...stylesOf(after)].map((file) => tag(file, { rel: "preload", as: "style" })),
        ...[...after].map(({ fileName }) => tag(fileName, { rel: "modulepreload", fetchpriority: "low" })),
      ];
    },
  },
});
