import { primeDesk } from "@teamwright/contract/resources/prime-desk";
import type { PrimeTeam } from "@teamwright/contract";
import type { Team } from "@teamwright/domain";
import { apiOf } from "#data/api/client.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { linkKeyOf } from "#data/transfer/team-links.ts";
import type { TeamLinks } from "#data/transfer/team-links.ts";
import type { PostPreview } from "./use-share.ts";

const api = apiOf({ primeDesk });

export interface PostInput {
  readonly openedAttempt: OpenedAttempt;
  readonly share: PostPreview;
  readonly version: "new" | "old";
  readonly links: TeamLinks | undefined;
}

/** A team whose link is made already goes with it. */
function withLink(team: Team, links: TeamLinks | undefined): PrimeTeam {
  const { captain, vicecaptain: viceCaptain } = team;
  const link = links?.get(linkKeyOf({ players: team.team.flat(), captain, viceCaptain }));
  return link === undefined ? team : { ...team, process_name: link };
}

/** Posts what the preview shows. The same preview is posted once, however often it is sent. */
export const postTeams = async (
  { openedAttempt: { match }, share, version, links }: PostInput,
  options: { readonly idempotencyKey: string },
) =>
  api.primeDesk.post({
    body: {
      matchId: match.id,
      numberOfTeams: share.recipients.total,
      teamData: [...share.teams, ...share.spare].map((team) => withLink(team, links)),
      sportIndex: match.sport_index,
      primeUserData: share.ranges.map(({ member, left, right }) => ({
        phoneNumber: share.recipients.users[member]?.phone ?? "",
        left,
        right,
      })),
      version,
      seed: share.seed,
      balanced: share.isBalanced,
    },
    ...options,
  });
