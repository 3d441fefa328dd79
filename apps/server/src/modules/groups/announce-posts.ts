import { sportByIndex } from "@teamwright/domain";
import type { SportIndex } from "@teamwright/domain";
import type { Scope } from "#http/deps.ts";
import { accountChanged } from "#ports/event-bus.ts";
import { findAccountByPhone, findAccountIds } from "../accounts/public.ts";
import type { StoredMatch } from "../matches/public.ts";
import { announceEvent } from "../announcements/public.ts";
import { lockGroup } from "./group.repository.ts";

/** Makes open clients of members refetch their groups' teams of the match. */
export function announcePosts({ deps, afterCommit }: Scope, matchId: string, index: SportIndex): void {
  const sport = sportByIndex(index).slug;
  afterCommit(() => deps.bus.publish({ type: "posts", matchId, sport }));
}

/** Tells the open pages of the member, and drops the cached account: its groups changed. */
export async function forgetMember({ db, deps, afterCommit }: Scope, phone: string): Promise<void> {
  const account = await findAccountByPhone(db, phone);
  if (account) afterCommit(() => deps.bus.tell(accountChanged(account.id)));
}

interface GroupChange {
  readonly groupId: string;
  /** Unique: one notice for each change. */
  readonly key: string;
  readonly change: "posted" | "repaired" | "withdrawn";
  /** Why teams were withdrawn. */
  readonly reason?: string;
}

/** A notice for the members whose teams were posted, repaired or withdrawn. */
export async function notifyMembers(
  scope: Scope,
  { groupId, key, change, reason = "" }: GroupChange,
  match: StoredMatch,
  phones: readonly string[],
): Promise<void> {
  const group = await lockGroup(scope.db, groupId);
  const [left, right] = match.sides;
  await announceEvent(scope, {
    kind: "groupTeams",
    key,
    matchId: match.id,
    values: {
      groupId,
      group: group?.name ?? "",
      left: left.shortName,
      right: right.shortName,
      change,
      reason,
    },
    audience: { of: "accounts", ids: await findAccountIds(scope.db, phones) },
    path: `/displaygroupteam/${encodeURIComponent(match.id)}/${groupId}`,
    expiresAt: match.matchTime,
  });
}
