import type { Plugin } from "vite";
import { FIRST_FONT } from "./inter-subset.ts";

/**
 * Starts loading the font with the first byte of the page; on a fast connection it arrives before the first paint.
 */
export const preloadFont = (): Plugin => ({
  name: "preload-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) => {
      const font = Object.values(bundle ?? {}).find(
        (file) => file.type === "asset" && file.names.includes(`${FIRST_FONT}.woff2`),
      );
      if (!font) throw new Error(`The build has no ${FIRST_FONT}.woff2`);
      return [
        {
          tag: "link",
          attrs: {
            rel: "preload",
            href: `/${font.fileName}`,
            as: "font",
            type: "font/woff2",
            crossorigin: true,
            fetchpriority: "low",
          },
          injectTo: "head" as const,
        },
      ];
    },
  },
});
