import type { TeamColumns } from "@teamwright/engine/team-set";
import type { Db } from "#db/database.ts";
import { findTeamSet } from "#modules/posted-teams/public.ts";
import { findPost } from "./post.repository.ts";
import type { GroupPost } from "./post.repository.ts";

/**
 * What `find` finds, with the teams of its post; null without teams. A repair deletes the teams that it replaces, perhaps
 * between the two queries: then those of now are found.
 */
export async function withTeams<Entry>(
  db: Db,
  find: () => Promise<Entry>,
  postOf: (entry: Entry) => GroupPost | null,
): Promise<{ readonly entry: Entry; readonly teams: TeamColumns | null }> {
  let missing: string | undefined;
  for (;;) {
    const entry = await find();
    const setId = postOf(entry)?.teamSetId;
    if (setId === undefined || setId === missing) return { entry, teams: null };
    const teams = await findTeamSet(db, setId);
    if (teams !== null) return { entry, teams };
    missing = setId;
  }
}

/** The teams that the group has now. */
export async function postWithTeams(
  db: Db,
  { groupId, matchId }: { readonly groupId: string; readonly matchId: string },
): Promise<{ readonly post: GroupPost | null; readonly teams: TeamColumns | null }> {
  const { entry: post, teams } = await withTeams(
    db,
    () => findPost(db, groupId, matchId),
    (one) => one,
  );
  return { post, teams };
}
