import type { HtmlTagDescriptor, Plugin } from "vite";
import { firstChunks, stylesOf } from "./chunks.ts";

type Attributes = NonNullable<HtmlTagDescriptor["attrs"]>;

const tag = (file: string, attrs: Attributes): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { ...attrs, crossorigin: true, href: `/${file}` },
  injectTo: "head",
});

/**
 * Adds preloads for the entry's imports to the page, so that they load in parallel. A normal style sheet would delay
 * the frame that index.html shows with its own styles: `src/app/apply-styles.ts` applies it after the frame is painted.
 * The scripts wait for the style sheets, so they are requested last.
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
