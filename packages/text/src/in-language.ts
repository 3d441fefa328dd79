import type { Area, Language } from "./areas.ts";
import { compileArea } from "./compile.ts";
import { createTexts } from "./format.ts";
import type { Texts } from "./format.ts";
import type { TextKeyOf, TextValues } from "./keys.ts";

const loadedTexts = new Map<string, Texts>();

function textsOf(area: Area, language: Language): Texts {
  const name = `${area}/${language}`;
  let texts = loadedTexts.get(name);
  if (texts === undefined) {
    texts = createTexts(language, (key) => {
      throw new Error(`The catalogue has no text ${key}`);
    });
    texts.add(compileArea(area, language));
    loadedTexts.set(name, texts);
  }
  return texts;
}

/** The texts of a notice in a language, for the server: the catalogue's file is read once. */
export const noticeText = (language: Language, key: TextKeyOf<"notices">, values: TextValues): string =>
  textsOf("notices", language).format(key, values);
