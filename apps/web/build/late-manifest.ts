import type { Plugin } from "vite";

const LINK = /<link rel="manifest"[^>]*>/;

/**
 * Takes the link to the manifest out of the page: it and its icon would take two of a browser's six connections from the
 * application's files. `src/app/name-manifest.ts` names it when the first screen stands.
 */
export const lateManifest = (): Plugin => ({
  name: "late-manifest",
  apply: "build",
  // After the plugin that writes it.
  enforce: "post",
  transformIndexHtml: {
    order: "post",
    handler(page) {
      if (!LINK.test(page)) throw new Error("index.html names no manifest");
      return page.replace(LINK, "");
    },
  },
});
