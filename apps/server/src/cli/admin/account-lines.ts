import { inEnglish } from "@teamwright/text";
import type { Account } from "#modules/accounts/public.ts";
import { exit } from "../command.ts";
import type { Io } from "../command.ts";

export const powersOf = (account: Account): string => wordsOf(account).join(", ");

export const wordsOf = (account: Account): string[] =>
  [
    account.role,
    account.primeAdmin ? "prime admin" : "",
    account.groupAdmin ? "group owner" : "",
    account.expert ? "expert" : "",
    account.blocked ? "blocked" : "",
  ].filter((word) => word !== "");

export function noSuchUser(io: Io): number {
  io.err(inEnglish("replies.userNotFound"));
  return exit.failed;
}

export function refusedLastAdmin(io: Io): number {
  io.err(inEnglish("replies.lastAdmin"));
  return exit.failed;
}
