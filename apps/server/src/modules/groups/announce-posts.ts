import { sportByIndex } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain";
import type { Scope } from "#http/deps.ts";
import { findAccountByPhone, findAccountIds } from "../accounts/public.ts";
import type { StoredMatch } from "../matches/public.ts";
import { announceEvent } from "../announcements/public.ts";
import { lockGroup } from "./group.repository.ts";

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

/** A notice for the members who got teams. */
export async function notifyMembers(
  scope: Scope,
  /** `key` is unique: one notice for each time that teams are given. */
  { groupId, key }: { readonly groupId: string; readonly key: string },
  match: StoredMatch,
  phones: readonly string[],
): Promise<void> {
  const group = await lockGroup(scope.db, groupId);
  const [left, right] = match.sides;
  await announceEvent(scope, {
    kind: "groupTeams",
    key,
    matchId: match.id,
    values: { group: group?.name ?? "", left: left.shortName, right: right.shortName },
    audience: { of: "accounts", ids: await findAccountIds(scope.db, phones) },
    path: `/displaygroupteam/${encodeURIComponent(match.id)}/${groupId}`,
    expiresAt: match.matchTime,
  });
}
