import { areas, customerAreas, languages, type Area, type Language } from "@teamwright/text/areas";
import { compileArea, fileOf } from "@teamwright/text/compile";
import type { Plugin } from "vite";

const PREFIX = "virtual:text/";

/** The module of an area's texts in the build. */
export const moduleOfArea = (language: Language, area: Area): string => `\0${PREFIX}${language}/${area}`;

/** The module of a language's loaders. */
export const moduleOfLanguage = (language: Language): string => `\0${PREFIX}${language}`;

/** The areas that exist in a language: areas of staff screens exist in English only. */
const areasIn = (language: Language): readonly Area[] => (language === "en" ? areas : customerAreas);

/** One loader function per area. */
const loaders = (language: Language): string => {
  const entries = areasIn(language).map((area) => `"${area}": () => import("${PREFIX}${language}/${area}")`);
  return `export const areas = { ${entries.join(", ")} };`;
};

/**
 * The catalogue as modules: `virtual:text/hi` has a loader for each area, `virtual:text/hi/teams` the compiled texts of
 * one area, with English where a translation is missing. The browser gets no parser and only the areas that it
 * requests.
 */
export const textCatalogue = (): Plugin => ({
  name: "text-catalogue",
  resolveId: {
    filter: { id: /^virtual:text\// },
    handler: (id) => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:text\// },
    handler(id) {
      const [name, chosenArea] = id.slice(PREFIX.length + 1).split("/");
      const language = languages.find((each) => each === name);
      if (language === undefined) return null;
      const area = areasIn(language).find((each) => each === chosenArea);
      if (area === undefined) return loaders(language);
      this.addWatchFile(fileOf(area, "en"));
      this.addWatchFile(fileOf(area, language));
      return `export const texts = ${JSON.stringify(compileArea(area, language))};`;
    },
  },
});
