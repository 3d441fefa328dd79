/** The exports of this module for other parts of the server. */
export {
  countAccounts,
  findAccount,
  findAccountByPhone,
  findAccountIds,
  insertAccount,
  listStaff,
  lockAccount,
  lockAccountAlone,
  lockAccountByPhone,
  updateAccount,
} from "./account.repository.ts";
export type { Account, NewAccount } from "./account.repository.ts";
export { lockTarget, mayHandle } from "./lock-target.ts";
export { isLast, takesLastAdmin } from "./last-holder.repository.ts";
export { anonymiseAccount, profileOf } from "./personal-data.repository.ts";
export type { Person } from "./personal-data.repository.ts";
export { powersOf } from "./powers.ts";
export { isStaff, raisesPowers, refusePassword } from "./password-rules.ts";
