import type { OpenedAttempt } from "#data/records/attempts.ts";
import type { ExportFormat } from "#engine-client/calls.ts";
import { engineClient } from "#engine-client/engine-client.ts";
import { fileName, saveFile } from "#lib/save-file.ts";
import type { ShownTeams } from "./use-team-set.ts";

const types = { csv: "text/csv", json: "application/json", text: "text/plain" } as const;
const endings = { csv: "csv", json: "json", text: "txt" } as const;

/** Saves the teams of the rows, or all, as a file. False when it could not be created. */
export async function saveTeams(
  { match, attempt, teams }: OpenedAttempt,
  set: ShownTeams,
  rows: Uint32Array | null,
  format: ExportFormat,
): Promise<boolean> {
  const exportedText = await engineClient.call("export", {
    match: set.match,
    teams: set.teams,
    rows,
    format,
    names: Object.fromEntries(teams.player_list.map(({ player_index, name }) => [player_index, name])),
  });
  if (!exportedText.ok) return false;
  // Without the byte order mark a spreadsheet assumes an encoding other than UTF-8.
  const content = format === "csv" ? `\ufeff${exportedText.value}` : exportedText.value;
  const name = fileName([match.left_name, match.right_name, `attempt ${attempt.id}`], endings[format]);
  saveFile(new Blob([content], { type: `${types[format]};charset=utf-8` }), name);
  return true;
}
