import { allocate } from "@teamwright/allocation";
import { MOST_SPARE_TEAMS, succeed } from "@teamwright/domain";
import { everyRow, toTeams } from "@teamwright/engine";
import type { Handler } from "./handler.ts";

export const allocateTeams: Handler<"allocate"> = ({ match, teams, counts, seed, balanced }) => {
  const allocation = allocate({ teams, counts, seed, balanced });
  if (allocation === null) return succeed(null);
  const { ranges, rows, best, worst } = allocation;
  const used = new Set(rows);
  const spare = everyRow(teams)
    .filter((row) => !used.has(row))
    .subarray(0, MOST_SPARE_TEAMS);
  const ordered = toTeams(teams, match, Uint32Array.of(...rows, ...spare)).map((team, index) => ({
    ...team,
    team_number: index + 1,
  }));
  return succeed({
    ranges,
    teams: ordered.slice(0, rows.length),
    spare: ordered.slice(rows.length),
    best,
    worst,
  });
};
