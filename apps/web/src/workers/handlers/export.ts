import { scoreTeams, teamsToCsv, teamsToJson, teamsToText } from "@teamwright/engine";
import { succeed } from "@teamwright/domain";
import type { Handler } from "./handler.ts";

const writers = { csv: teamsToCsv, json: teamsToJson, text: teamsToText } as const;

export const exportTeams: Handler<"export"> = ({ match, teams, rows, format, names, points, words }) =>
  succeed(
    writers[format](
      teams,
      match,
      (player) => names[player] ?? String(player),
      {
        ...(rows === null ? {} : { rows }),
        ...(points === undefined ? {} : { scores: scoreTeams(teams, points) }),
      },
      words,
    ),
  );
