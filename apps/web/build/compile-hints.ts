import type { Plugin } from "vite";

/** https://github.com/WICG/explicit-javascript-compile-hints-file-based */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks each file of script so that Chromium compiles its functions in another thread while the file loads. Without the
 * mark it compiles each function in the main thread at its first call. Other browsers read a comment.
 */
export const compileHints = (): Plugin => ({
  name: "compile-hints",
  apply: "build",
  // The mark has to be at the very start: other plugins also add lines there.
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        file.code = HINT + file.code;
        if (!file.map) continue;
        file.map.mappings = `;${file.map.mappings}`;
        const map = bundle[`${file.fileName}.map`];
        if (map?.type === "asset") map.source = JSON.stringify(file.map);
      }
    },
  },
});
