import { allocate } from "@teamwright/allocation";
import { succeed } from "@teamwright/domain";
import { toTeams } from "@teamwright/engine";
import type { Handler } from "./handler.ts";

export const allocateTeams: Handler<"allocate"> = ({ match, teams, counts, seed, balanced }) => {
  const allocation = allocate({ teams, counts, seed, balanced });
  if (allocation === null) return succeed(null);
  const { ranges, rows, best, worst } = allocation;
  const ordered = toTeams(teams, match, rows).map((team, index) => ({ ...team, team_number: index + 1 }));
  return succeed({ ranges, teams: ordered, best, worst });
};
