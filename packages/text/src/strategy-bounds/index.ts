export { boundPhrase, boundText, changeText, conflictText, wayOutText } from "./bound-text.ts";
export type { BoundText } from "./bound-text.ts";
export { refusalText, shortfallLines } from "./notice-text.ts";
export { presetText } from "./preset-text.ts";
export type { BoundWords, Say } from "./words.ts";
