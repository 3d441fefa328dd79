import { contestRoles, sportByIndex } from "@teamwright/domain";
import { CsvError, parse } from "csv-parse/sync";
import { fileProblem } from "../file-problem.ts";
import { BadInput } from "./bad-input.ts";
import { readInputs } from "./inputs.ts";
import type { Inputs } from "./inputs.ts";
import type { EngineIo } from "./engine-io.ts";
import type { BestArguments } from "./options.ts";

export interface BestInputs extends Inputs {
  /** By player_index; other players have no points. */
  readonly points: readonly number[];
  readonly teams: number;
}

const COLUMNS = ["player", "points"] as const;

/** Reads the files that the options name; throws `BadInput`. */
export function readBestInputs({ projections, teams, ...options }: BestArguments, io: EngineIo): BestInputs {
  const inputs = readInputs(options, io);
  if (projections !== undefined) return { ...inputs, points: pointsOf(projections, inputs, io), teams };
  if (inputs.contest === undefined) throw new BadInput("Give --projections.");
  const points = inputs.contest.match.players.map(({ projection }) => projection ?? 0);
  return { ...inputs, points, teams };
}

/** By player_index. In a contest, a player's points are those of each place in which the player stands. */
function pointsOf(path: string, inputs: Inputs, io: EngineIo): number[] {
  const [heading = [], ...rows] = rowsOf(path, io);
  const [player, points] = COLUMNS.map((column) => heading.indexOf(column)) as [number, number];
  for (const column of COLUMNS)
    if (!heading.includes(column)) throw new BadInput(`${path}: the column ${column} is missing`);
  const pointsOfPlayers: number[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = `${path}: row ${index + 2}`;
    const knownPlayer = playerOf(cells[player] ?? "", inputs, row);
    const value = Number(cells[points] === "" ? NaN : cells[points]);
    if (!Number.isFinite(value)) throw new BadInput(`${row}: points: ${cells[points] ?? ""}: is no number`);
    if (pointsOfPlayers[knownPlayer] !== undefined)
      throw new BadInput(`${row}: ${cells[player] ?? ""} is listed twice`);
    for (const [entry, times] of entriesOf(knownPlayer, inputs)) pointsOfPlayers[entry] = value * times;
  }
  return Array.from(pointsOfPlayers, (each) => each ?? 0);
}

/** The entries of a player with the factor of their place. */
function entriesOf(player: number, { match, contest }: Inputs): readonly (readonly [number, number])[] {
  const entries = contest?.match.persons?.find((each) => each.includes(player));
  const captain = sportByIndex(match.sport).contest?.captain;
  if (entries === undefined || captain === undefined) return [[player, 1]];
  return entries.map((entry) => [
    entry,
    match.players[entry]?.role === contestRoles.captain ? captain.points : 1,
  ]);
}

function rowsOf(path: string, io: EngineIo): string[][] {
  try {
    return parse(io.readFile(path), { bom: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    const reason =
      error instanceof CsvError ? `is no CSV: ${error.message}` : `cannot be read: ${fileProblem(error)}`;
    throw new BadInput(`${path}: ${reason}`, { cause: error });
  }
}

/** A player by name, without regard to case, or by player_index. */
function playerOf(cell: string, { match, nameOf }: Inputs, row: string): number {
  const indexes = match.players.map(({ player_index: index }) => index);
  const namedIndexes = indexes.filter((index) => nameOf(index).toLowerCase() === cell.toLowerCase());
  const [one = indexes.find((index) => String(index) === cell), other] = namedIndexes;
  if (other !== undefined)
    throw new BadInput(`${row}: ${cell} is the name of several players: use player_index`);
  if (one === undefined) throw new BadInput(`${row}: ${cell}: no such player`);
  return one;
}
