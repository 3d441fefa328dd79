import { contestRoles, contests, PLAYER_SLOTS, succeed } from "@teamwright/domain";
import type { Outcome, Strategy } from "@teamwright/domain";
import { parseCsv } from "../csv.ts";
import type { Match, Player } from "../match.ts";
import { problem } from "../problem.ts";
import type { Problem } from "../problem.ts";
import { draftKings } from "./draftkings.ts";
import { fanDuel } from "./fanduel.ts";
import type { ContestFormat, Platform, ContestSalary } from "./format.ts";

/** Every format. A new one is one file and one line here. */
const formats = [draftKings, fanDuel];

/** A player of the file: the captain's entry and the member's, and what is uploaded of each. */
interface ContestPlayer {
  readonly name: string;
  readonly team: string;
  readonly points: number;
  readonly entries: Entry[];
}

interface Entry {
  readonly role: 0 | 1;
  readonly credits: number;
  readonly cell: string;
  readonly place: string;
}

/** A platform's contest of one match. */
export interface Contest {
  readonly platform: Platform;
  readonly match: Match;
  /** Every legal lineup: the strategy to which bounds are added. */
  readonly strategy: Strategy;
  /** Players whom the match had no room for: those with the fewest points. */
  readonly leftOut: readonly string[];
  /** The head of the upload: the captain's place and the others'. */
  readonly places: readonly string[];
  /** By player_index: the cell of the upload. */
  readonly cells: readonly string[];
}

/** Two entries for each person, and the entry of the vice-captain. */
const MAX_PERSONS = Math.floor((PLAYER_SLOTS - 1) / 2);

/**
 * The contest of a salary file of DraftKings (Showdown Captain Mode) or FanDuel (Single Game). Each player is two
 * players of the match: one in the captain's place, with that place's salary and points, and one in the others'. Credits
 * are thousands of the salary, projections are the average points. A file of several matches, or without a captain's
 * place, is refused: that is a classic contest.
 */
export function readSalaries(text: string): Outcome<Contest, Problem> {
  const [heading, ...lines] = parseCsv(text) ?? [];
  const format = formats.find(({ columns }) => columns.every((column) => heading?.cells.includes(column)));
  if (heading === undefined || format === undefined) return problem("unknown-salaries", { row: 1 });
  const rows = lines.map(({ row, cells }) => ({
    row,
    ...format.read((column) => cells[heading.cells.indexOf(column)] ?? ""),
  }));
  if (rows.every(({ captain }) => captain === undefined)) return problem("no-captain");
  const game = rows[0]!.game;
  const other = rows.find((each) => each.game !== game);
  if (other !== undefined) return problem("several-games", { row: other.row });
  const persons = personsOf(rows, format);
  return persons.ok ? contestOf(persons.value, format) : persons;
}

const cellNumber = (cell: string): number => (/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : NaN);

function personsOf(
  rows: readonly (ContestSalary & { readonly row: number })[],
  format: ContestFormat,
): Outcome<ContestPlayer[], Problem> {
  const { captain } = tablesOf(format).contest;
  const byName = new Map<string, ContestPlayer>();
  const teams = new Set<string>();
  for (const each of rows) {
    const { row, name, team, position } = each;
    if (name === "") return problem("bad-cell", { field: "name", row });
    if (teams.add(team).size > 2) return problem("third-team", { field: "team", row });
    const points = each.points === "" ? 0 : Number(each.points);
    if (!Number.isFinite(points)) return problem("bad-cell", { field: "points", row });
    const key = JSON.stringify([name, team, position]);
    const person = byName.get(key) ?? { name, team, points: Math.round(points * 100) / 100, entries: [] };
    byName.set(key, person);
    for (const role of [contestRoles.captain, contestRoles.member]) {
      const place = role === contestRoles.captain ? each.captain : each.member;
      if (place === undefined) continue;
      const isDerived = role === contestRoles.captain && place.salary === "";
      const salary = isDerived
        ? cellNumber(each.member?.salary ?? "") * captain.salary
        : cellNumber(place.salary);
      // Credits have two decimals.
      if (!(salary <= 100_000 && salary % 10 === 0)) return problem("bad-cell", { field: "salary", row });
      if (person.entries.some((entry) => entry.role === role))
        return problem("player-twice", { field: "name", row });
      person.entries.push({ role, credits: salary / 1000, cell: format.cell(each), place: place.name });
    }
  }
  return succeed([...byName.values()]);
}

const tablesOf = ({ contest: slug }: ContestFormat) => contests.find((contest) => contest.slug === slug)!;

function contestOf(all: readonly ContestPlayer[], format: ContestFormat): Outcome<Contest, Problem> {
  const tables = tablesOf(format);
  const room = new Set(all.toSorted((one, other) => other.points - one.points).slice(0, MAX_PERSONS));
  const persons = all.filter((person) => room.has(person));
  const leftTeam = persons[0]!.team;
  const players: Player[] = [];
  const cells: string[] = [];
  const places = new Map<number, string>();
  const add = (player: Pick<Player, "name" | "role" | "team_index" | "credits" | "projection">) => {
    const player_index = players.length;
    players.push({
      ...player,
      player_index,
      selected_by: null,
      captain_percentage: null,
      vice_captain_percentage: null,
    });
    return player_index;
  };
  const lists = persons.map(({ name, team, points, entries }) =>
    entries.map(({ role, credits, cell, place }) => {
      const isCaptain = role === contestRoles.captain;
      places.set(role, places.get(role) ?? place);
      cells.push(cell);
      return add({
        name: isCaptain ? `${name} (${tables.contest.captain.name})` : name,
        role,
        team_index: team === leftTeam ? 0 : 1,
        credits,
        projection: isCaptain ? points * tables.contest.captain.points : points,
      });
    }),
  );
  add({ name: "-", role: contestRoles.viceCaptain, team_index: 0, credits: 0, projection: 0 });
  return succeed({
    platform: format.platform,
    match: { sport: tables.index, players, persons: lists },
    strategy: { sport: tables.index, players: players.map(({ player_index: index }) => index) },
    leftOut: all.filter((person) => !room.has(person)).map(({ name }) => name),
    places: [
      places.get(contestRoles.captain) ?? "",
      ...new Array<string>(tables.teamSize - 2).fill(places.get(contestRoles.member) ?? ""),
    ],
    cells,
  });
}
