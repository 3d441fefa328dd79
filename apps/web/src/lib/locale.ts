let locale = "en";

/** The locale of numbers, dates and durations: the chosen language. */
export const currentLocale = (): string => locale;

/** Set together with the language of the texts. */
export const setLocale = (language: string): void => {
  locale = language;
};
