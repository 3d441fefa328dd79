import { useQuery } from "@tanstack/react-query";
import { membersOf } from "@teamwright/engine/team-set";
import type { MatchDetail } from "@teamwright/domain";
import { useSearchParams } from "react-router";
import { expertPostQuery } from "#data/api/expert-posts.ts";
import type { OpenedPost } from "#data/api/expert-posts.ts";
import type { HumanTeam } from "./post-draft.ts";

/** `?post=ID` names the post that is edited; without it a new one is made. */
export const useEditedId = (): string | undefined => useSearchParams()[0].get("post") ?? undefined;

/** The address of a step, which stays in the edit when there is one. */
export const inEdit = (address: string, post: string | undefined): string =>
  post === undefined ? address : `${address}?post=${encodeURIComponent(post)}`;

/** The post that is edited: undefined while it is loaded. */
export const useEditedPost = (id: string | undefined) =>
  useQuery({ ...expertPostQuery(id ?? ""), enabled: id !== undefined });

/** The post's teams as the builder has them. */
export function humanTeamsOf({ teams }: OpenedPost, match: MatchDetail): HumanTeam[] {
  const roleOf = new Map(
    [...match.left_team_players, ...match.right_team_players].map(({ player_index: index, role }) => [
      index,
      role,
    ]),
  );
  const roles = Math.max(...roleOf.values()) + 1;
  return Array.from({ length: teams.count }, (_, row) => {
    const members = membersOf(teams, row);
    return {
      team: Array.from({ length: roles }, (__, role) =>
        members.filter((index) => roleOf.get(index) === role),
      ),
      captain: teams.captain[row] ?? -1,
      vicecaptain: teams.viceCaptain[row] ?? -1,
    };
  });
}
