import type { PrimeTeam } from "@teamwright/contract";
import { deviceLinks, linkKeyOf } from "#data/transfer/team-links.ts";
import type { LinkStore } from "#data/transfer/team-links.ts";
import { api } from "./prime-teams-query.ts";

const keyOf = ({ team, captain, vicecaptain }: PrimeTeam): string =>
  linkKeyOf({ players: team.flat(), captain, viceCaptain: vicecaptain });

/** Links of the user's prime teams: the server keeps them, so they are there on every device. */
export function keptLinks(matchId: string, phone: string, teams: readonly PrimeTeam[]): LinkStore {
  const device = deviceLinks(matchId);
  const numbers = new Map(teams.map((team) => [keyOf(team), team.team_number]));
  const knownLinks = teams.flatMap((team): [string, string][] =>
    team.process_name === undefined ? [] : [[keyOf(team), team.process_name]],
  );
  return {
    read: async () => new Map([...(await device.read()), ...knownLinks]),
    keep: async (key, link) => {
      const teamNumber = numbers.get(key);
      // Not kept by the server: the device still has it, and the next link is asked for again elsewhere.
      if (teamNumber !== undefined)
        await api.prime.keepLink({ body: { matchId, phoneNumber: phone, teamNumber, link } });
      await device.keep(key, link);
    },
  };
}
