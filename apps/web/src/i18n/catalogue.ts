import type { en } from "./en.ts";

/** A translation of `Area`: every key, plain strings for strings, the same parameters for functions. */
export type Translated<Area> = {
  readonly [Key in keyof Area]: Area[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

export type Text = { readonly [Area in keyof typeof en]: Translated<(typeof en)[Area]> };

/** What a language other than English must give; areas it leaves out are read in English. */
export type Catalogue = Pick<Text, "shell"> & Partial<Text>;
