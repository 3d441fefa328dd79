import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|svg)$/;

/** Writes `.br` and `.gz` beside each asset, at the best level, for which a server has no time while it answers. */
export const precompress = (): Plugin => {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir, "assets");
    },
    async closeBundle() {
      // A failed build also calls this hook; it has its own message.
      if (!existsSync(folder)) return;
      const files = (await readdir(folder)).filter((file) => WORTH_IT.test(file));
      for (const file of files) {
        const path = join(folder, file);
        const plain = await readFile(path);
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, best));
        await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
      }
    },
  };
};
