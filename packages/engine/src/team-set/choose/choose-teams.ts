import { countPlayers } from "../analytics/players.ts";
import { MEMBER_WORDS } from "../columns.ts";
import type { TeamColumns } from "../columns.ts";
import { membersOf, popcount } from "../members.ts";
import { everyRow } from "../rows.ts";

/** The weight of a captain's or vice-captain's share against a player's share. */
const LEADER_WEIGHT = 2;
/** The cost of two chosen teams that differ in 0, 1, 2, ... players; larger differences cost nothing. */
const CLOSENESS = [24, 10, 4, 1.5, 0.5] as const;
/** Two teams that differ in d players differ in 2d bits. */
const MAX_BITS = 2 * CLOSENESS.length;
/** How many times each chosen team may be exchanged for a better one. */
const PASSES = 2;

/**
 * Chooses `count` of the given rows (or of all) whose shares of players, captains and vice-captains are closest to
 * those of all these rows and which differ most from each other. Adds the best team one at a time, then exchanges
 * single teams while that improves the result. Returns rows in ascending order; the same input gives the same rows.
 */
export function chooseTeams(
  columns: TeamColumns,
  count: number,
  rows: Uint32Array = everyRow(columns),
): Uint32Array {
  if (count >= rows.length) return rows.slice();
  const choice = newChoice(columns, rows, count);
  const chosenRows: number[] = [];
  for (let taken = 0; taken < count; taken++) {
    const best = bestIndex(choice);
    take(choice, best, 1);
    chosenRows.push(best);
  }
  for (let pass = 0; pass < PASSES; pass++) if (!exchange(choice, chosenRows)) break;
  return Uint32Array.from(chosenRows, (index) => rows[index]!).sort();
}

interface ChoiceState {
  readonly columns: TeamColumns;
  readonly rows: Uint32Array;
  readonly size: number;
  /** Players of each candidate, `size` per candidate. */
  readonly players: Uint8Array;
  /** The cost of one more team with the player: twice the surplus over the target, plus one. */
  readonly player: Float64Array;
  readonly captain: Float64Array;
  readonly viceCaptain: Float64Array;
  /** The cost of the candidate's similarity to the chosen teams. */
  readonly closeness: Float64Array;
  readonly takenRows: Uint8Array;
}

function newChoice(columns: TeamColumns, rows: Uint32Array, count: number): ChoiceState {
  const counts = countPlayers(columns, rows);
  const size = membersOf(columns, rows[0]!).length;
  const players = new Uint8Array(size * rows.length);
  for (let index = 0; index < rows.length; index++)
    players.set(membersOf(columns, rows[index]!), index * size);
  const costs = (uses: Uint32Array, weight: number) =>
    Float64Array.from(uses, (use) => weight * (1 - (2 * use * count) / rows.length));
  return {
    columns,
    rows,
    size,
    players,
    player: costs(counts.member, 1),
    captain: costs(counts.captain, LEADER_WEIGHT),
    viceCaptain: costs(counts.viceCaptain, LEADER_WEIGHT),
    closeness: new Float64Array(rows.length),
    takenRows: new Uint8Array(rows.length),
  };
}

function costOf(
  { columns, rows, size, players, player, captain, viceCaptain, closeness }: ChoiceState,
  index: number,
) {
  const row = rows[index]!;
  let cost = closeness[index]! + captain[columns.captain[row]!]! + viceCaptain[columns.viceCaptain[row]!]!;
  const end = (index + 1) * size;
  for (let at = index * size; at < end; at++) cost += player[players[at]!]!;
  return cost;
}

function bestIndex(choice: ChoiceState): number {
  let best = -1;
  let least = Infinity;
  for (let index = 0; index < choice.rows.length; index++) {
    if (choice.takenRows[index] === 1) continue;
    const cost = costOf(choice, index);
    if (cost < least) {
      least = cost;
      best = index;
    }
  }
  return best;
}

/** Adds a candidate (sign 1) or removes it (sign -1), and updates the cost of every other one. */
function take(choice: ChoiceState, index: number, sign: 1 | -1): void {
  const { columns, rows, size, players, player, captain, viceCaptain, closeness, takenRows } = choice;
  takenRows[index] = sign === 1 ? 1 : 0;
  const row = rows[index]!;
  for (let at = index * size; at < (index + 1) * size; at++) player[players[at]!]! += 2 * sign;
  captain[columns.captain[row]!]! += 2 * sign * LEADER_WEIGHT;
  viceCaptain[columns.viceCaptain[row]!]! += 2 * sign * LEADER_WEIGHT;
  addCloseness(choice, row, sign);
  // A team is not compared with itself.
  closeness[index]! -= sign * CLOSENESS[0];
}

/** Reads the words of the team once: this runs over every candidate whenever a team is added or removed. */
function addCloseness({ columns, rows, closeness }: ChoiceState, row: number, sign: 1 | -1): void {
  const { members } = columns;
  const at = row * MEMBER_WORDS;
  const [first, second, third] = [members[at]!, members[at + 1]!, members[at + 2]!];
  for (let other = 0; other < rows.length; other++) {
    const index = rows[other]! * MEMBER_WORDS;
    let bits = popcount(members[index]! ^ first);
    if (bits >= MAX_BITS) continue;
    bits += popcount(members[index + 1]! ^ second);
    if (bits >= MAX_BITS) continue;
    bits += popcount(members[index + 2]! ^ third);
    if (bits < MAX_BITS) closeness[other]! += sign * CLOSENESS[bits >> 1]!;
  }
}

/** Exchanges each chosen team for the best one; false when none was better. */
function exchange(choice: ChoiceState, chosenRows: number[]): boolean {
  let isBetter = false;
  for (const [at, index] of chosenRows.entries()) {
    take(choice, index, -1);
    const best = bestIndex(choice);
    const better = costOf(choice, best) < costOf(choice, index) - 1e-9 ? best : index;
    take(choice, better, 1);
    chosenRows[at] = better;
    isBetter ||= better !== index;
  }
  return isBetter;
}
