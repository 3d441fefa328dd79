/** The exports of this module for other parts of the server. */
export { addSetting, changeSetting, findSetting, readSetting, writeSetting } from "./setting.repository.ts";
export {
  findHashValueAuthor,
  readHashValue,
  resealHashValue,
  sealedValue,
  writeHashValue,
} from "./hash-value.ts";
