import { prime } from "@teamwright/contract/resources/prime";
import type { PrimeTeam, ReplyOf } from "@teamwright/contract";
import { queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";

export const api = apiOf({ prime });

/** Understood but refused: there are no prime teams for this user. */
const REFUSED = 201;

export interface OwnPrimeTeams {
  readonly about: ReplyOf<typeof prime.teams>["primeTeams"];
  readonly teams: readonly PrimeTeam[];
}

/** Why there are none. */
export interface NoPrimeTeams {
  readonly message: string;
  readonly withdrawn: boolean;
}

/** The user's own prime teams of a match, or why there are none. */
export const primeTeamsQuery = (matchId: string, phone: string) =>
  queryOptions({
    queryKey: ["posts", matchId, "prime", phone],
    queryFn: async ({ signal }): Promise<OwnPrimeTeams | NoPrimeTeams> => {
      const reply = await api.prime.teams({ params: { matchId, phone }, signal });
      if (!reply.ok && reply.status === REFUSED)
        return { message: reply.message, withdrawn: reply.code === "prime_teams_withdrawn" };
      const { primeTeams, teamData } = dataOf(reply);
      return { about: primeTeams, teams: teamData };
    },
  });
