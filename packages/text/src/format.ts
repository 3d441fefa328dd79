import { setupI18n, type I18n, type Messages } from "@lingui/core";
import type { Language } from "./areas.ts";
import type { TextValues } from "./keys.ts";

/** Number formats that a text can name: `{value, number, points}`. */
const formats = {
  points: { maximumFractionDigits: 2 },
  tenths: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

export const numberFormats: readonly string[] = Object.keys(formats);

/** Compiled texts by "area.key". */
export type CompiledTexts = Messages;

/**
 * The texts of one language. Areas are added when they are loaded. A missing key is a bug: `onMissing` returns its
 * text.
 */
export type Texts = {
  readonly add: (texts: CompiledTexts) => void;
  readonly has: (key: string) => boolean;
  readonly format: (key: string, values?: TextValues) => string;
};

export const createTexts = (
  language: Language,
  onMissing: (key: string) => string,
  /** Of the numbers in the texts. */
  locale: string = language,
): Texts => {
  const texts: I18n = setupI18n({
    locale: language,
    locales: locale,
    messages: { [language]: {} },
    missing: (_, key) => onMissing(key),
  });
  return {
    add: (added) => texts.load(language, added),
    has: (key) => Object.hasOwn(texts.messages, key),
    format: (key, values) => texts._(key, values, { formats }),
  };
};
