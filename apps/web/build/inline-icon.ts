import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = "/icons/icon.svg";
const LINK = `<link rel="icon" href="${FILE}"`;

/**
 * Writes the page's icon into the page: 300 bytes, which would otherwise use a connection that the application's files
 * need.
 */
export const inlineIcon = (): Plugin => {
  let folder = "";
  return {
    name: "inline-icon",
    apply: "build",
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    async transformIndexHtml(page) {
      if (!page.includes(LINK)) throw new Error(`index.html does not name the icon ${FILE}`);
      const icon = encodeURIComponent((await readFile(join(folder, FILE), "utf8")).trim());
      return page.replace(LINK, () => `<link rel="icon" href="data:image/svg+xml,${icon}"`);
    },
  };
};
