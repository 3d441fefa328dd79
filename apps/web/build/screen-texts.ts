import { customerAreas, areas as allAreas, type Area } from "@teamwright/text/areas";
import type { Plugin } from "vite";
import { readScreens } from "./screen-modules.ts";
import { areasUsedBy } from "./text-use.ts";

/** The areas of the catalogue that each screen uses beside the shell's, by the screen's path. */
export const readScreenAreas = async (): Promise<Readonly<Record<string, readonly Area[]>>> =>
  Object.fromEntries(
    (await readScreens()).map(({ entry: { path }, module }) => [
      path,
      areasUsedBy(module).filter((area) => area !== "shell"),
    ]),
  );

/**
 * `virtual:screen-texts`: the areas of each screen, so that its texts load beside its code. During development every
 * screen has the texts of its audience: a changed import needs no new list.
 */
export const screenTexts = (): Plugin => {
  let isBuild = false;
  return {
    name: "screen-texts",
    configResolved: ({ command }) => {
      isBuild = command === "build";
    },
    resolveId: { filter: { id: /^virtual:screen-texts$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:screen-texts$/ },
      async handler() {
        if (isBuild) return `export const areas = ${JSON.stringify(await readScreenAreas())};`;
        const screens = (await readScreens()).map(({ entry: { path, staff } }) => [
          path,
          staff === undefined ? customerAreas : allAreas,
        ]);
        return `export const areas = ${JSON.stringify(Object.fromEntries(screens))};`;
      },
    },
  };
};
