import { sportByIndex } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain";
import type { Scope } from "../../http/deps.ts";
import { findAccountByPhone } from "../accounts/public.ts";

/** Makes open clients of members refetch their groups' teams of the match. */
export function announcePosts({ deps, afterCommit }: Scope, matchId: string, index: SportIndex): void {
  const sport = sportByIndex(index).slug;
  afterCommit(() => deps.bus.publish({ type: "posts", matchId, sport }));
}

/** Drops the cached account of the member, which holds its groups. */
export async function forgetMember({ db, deps, afterCommit }: Scope, phone: string): Promise<void> {
  const account = await findAccountByPhone(db, phone);
  if (account) afterCommit(() => deps.bus.tell({ kind: "account", accountId: account.id }));
}
