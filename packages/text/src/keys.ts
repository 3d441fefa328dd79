import type { english } from "./english.ts";

type English = typeof english;

/** Every text: "area.key". */
export type TextKey = { [Area in keyof English]: `${Area}.${keyof English[Area] & string}` }[keyof English];

/** The texts of one area. */
export type TextKeyOf<Area extends keyof English> = `${Area}.${keyof English[Area] & string}`;

/** The values of a text's placeholders. */
export type TextValues = Readonly<Record<string, string | number>>;
