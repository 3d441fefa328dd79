import { compileText } from "./compile.ts";
import { english } from "./english.ts";
import { createTexts } from "./format.ts";
import type { TextKey, TextValues } from "./keys.ts";

const sources: ReadonlyMap<string, string> = new Map(
  Object.entries(english).flatMap(([area, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text] as const),
  ),
);

const texts = createTexts("en", (key) => {
  throw new Error(`The catalogue has no text ${key}`);
});

/** A text in English, for the server, the command line and tests. Each is compiled on first use. */
export const inEnglish = (key: TextKey, values?: TextValues): string => {
  const source = sources.get(key);
  if (!texts.has(key) && source !== undefined) texts.add({ [key]: compileText(source) });
  return texts.format(key, values);
};

export const isTextKey = (key: string): key is TextKey => sources.has(key);
