import { compileText } from "@teamwright/text/compile";
import { numberFormats } from "@teamwright/text/format";

type Texts = Readonly<Record<string, string>>;
type Token = string | readonly [name: string, type?: string, format?: unknown];

/** Placeholders of a compiled text, including those inside plurals, each as "name" or "name, number, format". */
const placeholdersIn = (tokens: unknown): readonly string[] => {
  if (!Array.isArray(tokens)) return [];
  return (tokens as readonly Token[]).flatMap((token) => {
    if (typeof token === "string") return [];
    const [name, type, format] = token;
    if (typeof format === "object" && format !== null)
      return [name, ...Object.values(format).flatMap(placeholdersIn)];
    return [name, ...(type === "number" && format !== undefined ? [`format ${String(format)}`] : [])];
  });
};

/** Names of the values that a text needs. @throws on invalid ICU. */
export const valuesOf = (text: string): ReadonlySet<string> =>
  new Set(placeholdersIn(compileText(text)).filter((each) => !each.startsWith("format ")));

const unknownFormats = (text: string): readonly string[] =>
  placeholdersIn(compileText(text))
    .filter((each) => each.startsWith("format "))
    .map((each) => each.slice("format ".length))
    .filter((format) => !numberFormats.includes(format));

const faultOf = (text: string, source: string): string | null => {
  try {
    const [format] = unknownFormats(text);
    if (format !== undefined) return `knows no number format ${format}`;
    const [ownValues, askedValues] = [valuesOf(text), valuesOf(source)];
    const different = [
      ...[...ownValues].filter((name) => !askedValues.has(name)),
      ...[...askedValues].filter((name) => !ownValues.has(name)),
    ];
    return different.length > 0 ? `differs from English in {${different.join("}, {")}}` : null;
  } catch (error) {
    return `is no ICU message: ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}`;
  }
};

/**
 * The problems of an area's file: invalid texts, keys that English does not have, and missing keys unless they may
 * stay English.
 */
export const faultsOf = (english: Texts, texts: Texts, mayMiss = false): readonly string[] => [
  ...Object.entries(texts).flatMap(([key, text]) => {
    const source = english[key];
    if (source === undefined) return [`${key} is not in English`];
    const fault = faultOf(text, source);
    return fault === null ? [] : [`${key} ${fault}`];
  }),
  ...Object.keys(english)
    .filter((key) => !(key in texts) && !mayMiss)
    .map((key) => `${key} is missing`),
];
