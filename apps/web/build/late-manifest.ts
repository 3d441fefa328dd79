import type { Plugin } from "vite";

const LINK = /<link rel="manifest"[^>]*>/;

/**
 * Removes the link to the manifest from the page: it and its icon would use two of a browser's six connections, which
 * the application's files need. `src/app/name-manifest.ts` adds the link after the first screen is shown.
 */
export const lateManifest = (): Plugin => ({
  name: "late-manifest",
  apply: "build",
  // After the plugin that adds the link.
  enforce: "post",
  transformIndexHtml: {
    order: "post",
    handler(page) {
      if (!LINK.test(page)) throw new Error("index.html names no manifest");
      return page.replace(LINK, "");
    },
  },
});
