import { scoreTeams, teamsToCsv, teamsToJson, teamsToText } from "@teamwright/engine";
import type { TextWords } from "@teamwright/engine";
import { succeed } from "@teamwright/domain";
import type { MatchTeams, Success } from "./handler.ts";

const writers = { csv: teamsToCsv, json: teamsToJson, text: teamsToText } as const;

interface ExportInput extends MatchTeams {
  readonly rows: Uint32Array | null;
  readonly format: keyof typeof writers;
  /** By player_index. */
  readonly names: Readonly<Record<number, string>>;
  /** By player_index; given, each team has its points. */
  readonly points?: readonly number[] | undefined;
  /** Of the format "text"; absent: English ones. */
  readonly words?: TextWords | undefined;
}

/** The teams of the rows as a file's text. */
export const exportTeams = (input: ExportInput): Success<string> => {
  const { match, teams, rows, format, names, points, words } = input;
  return succeed(
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
};
