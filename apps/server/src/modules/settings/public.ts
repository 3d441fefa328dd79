/** The exports of this module for other parts of the server. */
export { addSetting, readSetting, writeSetting } from "./setting.repository.ts";
export { findHashValueAuthor, readHashValue, sealedValue, writeHashValue } from "./hash-value.ts";
