/** The exports of this module for other parts of the server. */
export { readSetting, writeSetting } from "./setting.repository.ts";
export { readHashValue, writeHashValue } from "./hash-value.ts";
