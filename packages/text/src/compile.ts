import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import type { Area, Language } from "./areas.ts";
import type { CompiledTexts } from "./format.ts";

/** The file that holds an area in a language. */
export const fileOf = (area: Area, language: Language): string =>
  fileURLToPath(new URL(`../catalogue/${area}/${language}.json`, import.meta.url));

/** The texts of a file as written; a missing file has no texts. @throws when the file is not a JSON object of texts. */
export const readTexts = (area: Area, language: Language): Readonly<Record<string, string>> => {
  const file = fileOf(area, language);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return {};
  }
  const texts: unknown = JSON.parse(text);
  if (
    typeof texts !== "object" ||
    texts === null ||
    Object.values(texts).some((each) => typeof each !== "string")
  )
    throw new Error(`${file} is not an object of texts`);
  return texts as Record<string, string>;
};

/** Compiles one text to the form that needs no parser. @throws on invalid ICU. */
export const compileText = (text: string): CompiledTexts[string] => compileMessageOrThrow(text);

/** Compiles an area in a language; a text without translation is the English one. */
export const compileArea = (area: Area, language: Language): CompiledTexts => {
  const texts = { ...readTexts(area, "en"), ...(language === "en" ? {} : readTexts(area, language)) };
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [`${area}.${key}`, compileText(text)]),
  );
};
