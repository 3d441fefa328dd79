import { PLAYER_SLOTS, sportBySlug, succeed } from "@teamwright/domain";
import type { Outcome, Sport, SportSlug } from "@teamwright/domain";
import { parseCsv } from "./csv.ts";
import type { Match, Player } from "./match.ts";
import { problem } from "./problem.ts";
import type { Problem } from "./problem.ts";

const required = ["name", "team", "role", "credits"] as const;
const percentages = ["selected_by", "captain_percentage", "vice_captain_percentage"] as const;

type ReadCell = (column: string) => string;

/**
 * The match of a CSV with a line for each player. Columns, in any order: `name`, `team` (two different values; the first
 * is the left side), `role` (its code, such as BAT, or its name), `credits`; optional `selected_by`,
 * `captain_percentage`, `vice_captain_percentage` (percent) and `projection` (points). Other columns are ignored.
 * `player_index` is the number of the player's line, from 0.
 */
export function readPlayers(text: string, sportSlug: SportSlug): Outcome<Match, Problem> {
  const sport = sportBySlug(sportSlug);
  if (sport === undefined) return problem("unknown-sport");
  const [heading, ...lines] = parseCsv(text) ?? [];
  if (heading === undefined) return problem("bad-cell", { row: 1 });
  const absent = required.find((column) => !heading.cells.includes(column));
  if (absent !== undefined) return problem("no-column", { field: absent, row: 1 });
  if (lines.length > PLAYER_SLOTS) return problem("too-many-players", { values: { most: PLAYER_SLOTS } });
  const teams: string[] = [];
  const players: Player[] = [];
  for (const { row, cells } of lines) {
    const cellOf: ReadCell = (column) => cells[heading.cells.indexOf(column)] ?? "";
    const team = cellOf("team");
    if (!teams.includes(team)) teams.push(team);
    if (teams.length > 2) return problem("third-team", { field: "team", row });
    const player = playerOf(cellOf, sport, {
      player_index: players.length,
      team_index: team === teams[0] ? 0 : 1,
    });
    if (typeof player === "string") return problem("bad-cell", { field: player, row });
    players.push(player);
  }
  return succeed({ sport: sport.index, players });
}

/** A player, or the column whose cell is wrong. */
function playerOf(
  cellOf: ReadCell,
  { roles }: Sport,
  indexes: Pick<Player, "player_index" | "team_index">,
): Player | string {
  const name = cellOf("name");
  if (name === "") return "name";
  const wantedRole = cellOf("role").toLowerCase();
  const role = roles.findIndex((each) =>
    [each.code, each.name, ...each.aliases].some((known) => known.toLowerCase() === wantedRole),
  );
  if (role < 0) return "role";
  const credits = numberOf(cellOf("credits"));
  if (credits === null || !(credits >= 0 && credits <= 100)) return "credits";
  const shares = percentages.map((column) => [column, numberOf(cellOf(column))] as const);
  const odd = shares.find(([, share]) => share !== null && !(share >= 0 && share <= 100));
  if (odd !== undefined) return odd[0];
  const projection = numberOf(cellOf("projection"));
  if (Number.isNaN(projection)) return "projection";
  const [selectedBy, captain, viceCaptain] = shares;
  return {
    ...indexes,
    name,
    role,
    credits,
    selected_by: selectedBy?.[1] ?? null,
    captain_percentage: captain?.[1] ?? null,
    vice_captain_percentage: viceCaptain?.[1] ?? null,
    projection,
  };
}

/** Null for an empty cell, NaN for one that is no number. */
const numberOf = (cell: string): number | null =>
  cell === "" ? null : /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : NaN;
