export { inEnglish, isTextKey } from "./in-english.ts";
export type { TextKey, TextKeyOf, TextValues } from "./keys.ts";
