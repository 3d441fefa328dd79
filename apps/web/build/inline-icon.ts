import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const LINK = /(<link rel="icon" href=")(\/[^"]+\.svg)"/;

/** Writes the page's icon into the page: 300 bytes that would take a connection from the application's files. */
export const inlineIcon = (): Plugin => {
  let folder = "";
  return {
    name: "inline-icon",
    apply: "build",
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    async transformIndexHtml(page) {
      const [, start, file] = LINK.exec(page) ?? [];
      if (start === undefined || file === undefined) throw new Error("index.html names no svg icon");
      const icon = encodeURIComponent((await readFile(join(folder, file), "utf8")).trim());
      return page.replace(LINK, () => `${start}data:image/svg+xml,${icon}"`);
    },
  };
};
