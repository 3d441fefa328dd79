let locale = "en";

/** The locale of dates and durations: the chosen language. */
export const currentLocale = (): string => locale;

/** Set together with the language of the texts. */
export const setLocale = (language: string): void => {
  locale = language;
};

/** Minutes from the local time to UTC, as `getTimezoneOffset` has them: of India and Sri Lanka alone. */
const INDIAN_OFFSET = -330;

/** Asked of no format: the browser would load its tables of them for it. */
const isInIndia = (): boolean =>
  navigator.languages.some((language) => language.endsWith("-IN")) ||
  new Date().getTimezoneOffset() === INDIAN_OFFSET;

/** The locale of the numbers of a language. English groups them as Hindi and Telugu do, 3,44,74,660, where the device is in India. */
export const numberLocale = (language = locale): string =>
  language === "en" && isInIndia() ? "en-IN" : language;
