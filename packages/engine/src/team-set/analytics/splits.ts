import type { Combination, Partition, PercentageSplit } from "@teamwright/domain";
import { MEMBER_WORDS } from "../columns.ts";
import type { TeamColumns } from "../columns.ts";
import { everyRow } from "../rows.ts";
import type { Roster } from "../roster.ts";

/** The number of teams of one kind. */
export interface Share<Kind> {
  readonly kind: Kind;
  readonly teams: number;
}

/** Kinds of teams, most teams first, then by kind. */
export interface SplitCounts {
  readonly combinations: readonly Share<Combination>[];
  readonly partitions: readonly Share<Partition>[];
  /** Team credits. */
  readonly credits: readonly Share<number>[];
  /** Null where `selected_by` of a player in a team is not known. */
  readonly pattern1: readonly Share<PercentageSplit>[] | null;
  readonly pattern2: readonly Share<PercentageSplit>[] | null;
}

/** Counts combinations, partitions, credits and percentage splits over the given rows, or over all. */
export function countSplits(
  columns: TeamColumns,
  roster: Roster,
  rows: Uint32Array = everyRow(columns),
): SplitCounts {
  const { sport } = roster;
  const weights = weightsOf(roster);
  const roles = new Uint32Array(weights.roleKinds);
  const left = new Uint32Array(16);
  const low1 = new Uint32Array(16);
  const low2 = new Uint32Array(256);
  const costs = new Uint32Array(1 << 16);
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!;
    const key = keyOfRow(columns, row, weights.ofPlayer);
    roles[key >>> GROUP_BITS]! += 1;
    left[key & 15]! += 1;
    low1[(key >>> 4) & 15]! += 1;
    low2[(key >>> 8) & 255]! += 1;
    costs[columns.credits[row]!]! += 1;
  }
  const rest = (...counts: number[]): number => counts.reduce((sum, count) => sum - count, sport.teamSize);
  const isKnown = knowsSelection(columns, roster, rows);
  return {
    combinations: sharesOf(roles, (key) => digits(key, weights.radix, sport.roles.length, sport.teamSize)),
    partitions: sharesOf(left, (count) => [count, rest(count)] as const),
    credits: sharesOf(costs, (cost) => cost / 100),
    pattern1: isKnown ? sharesOf(low1, (low) => [low, rest(low)]) : null,
    pattern2: isKnown ? sharesOf(low2, (key) => [key & 15, key >>> 4, rest(key & 15, key >>> 4)]) : null,
  };
}

/** Left players, Pattern-1 low, Pattern-2 low and middle: four bits each, as no team holds more than `MAX_TEAM_SIZE` players. */
const GROUP_BITS = 16;

/**
 * A number per player. Its sum over a team holds all counts of the team: the groups in the low 16 bits, the counts of
 * all roles but the last as digits above them (at most 16^4 kinds, so 32 bits in all).
 */
function weightsOf(roster: Roster): { ofPlayer: Int32Array; radix: number; roleKinds: number } {
  const { roles, teamSize } = roster.sport;
  const radix = teamSize + 1;
  const ofPlayer = Int32Array.from(roster.role, (role, player) => {
    const index = role >= 0 && role < roles.length - 1 ? radix ** role : 0;
    const left = roster.side[player] === 0 ? 1 : 0;
    const low1 = roster.pattern1[player] === 0 ? 1 << 4 : 0;
    const low2 = roster.pattern2[player] === 0 ? 1 << 8 : 0;
    const middle = roster.pattern2[player] === 1 ? 1 << 12 : 0;
    return (index << GROUP_BITS) | left | low1 | low2 | middle;
  });
  return { ofPlayer, radix, roleKinds: radix ** (roles.length - 1) };
}

function keyOfRow({ members }: TeamColumns, row: number, weight: Int32Array): number {
  let key = 0;
  for (let word = 0; word < MEMBER_WORDS; word++)
    for (let bits = members[row * MEMBER_WORDS + word]!; bits !== 0; bits &= bits - 1)
      key += weight[(word << 5) + 31 - Math.clz32(bits & -bits)]!;
  return key;
}

function digits(key: number, radix: number, roles: number, teamSize: number): number[] {
  const counts: number[] = [];
  let last = teamSize;
  for (let role = 0; role < roles - 1; role++) {
    const count = key % radix;
    counts.push(count);
    last -= count;
    key = (key - count) / radix;
  }
  return [...counts, last];
}

/** Whether every player of the teams has a known `selected_by`. */
function knowsSelection({ members }: TeamColumns, roster: Roster, rows: Uint32Array): boolean {
  const usedWords = new Uint32Array(MEMBER_WORDS);
  for (let index = 0; index < rows.length; index++)
    for (let word = 0; word < MEMBER_WORDS; word++)
      usedWords[word]! |= members[rows[index]! * MEMBER_WORDS + word]!;
  return roster.pattern1.every(
    (group, player) => group >= 0 || (usedWords[player >> 5]! & (1 << (player & 31))) === 0,
  );
}

/** The kinds that occur, most teams first, then by kind. */
function sharesOf<Kind extends number | readonly number[]>(
  counts: Uint32Array,
  kindOf: (key: number) => Kind,
): Share<Kind>[] {
  const shares: Share<Kind>[] = [];
  for (let key = 0; key < counts.length; key++) {
    const teams = counts[key]!;
    if (teams > 0) shares.push({ kind: kindOf(key), teams });
  }
  return shares.sort((one, other) => other.teams - one.teams || compare(one.kind, other.kind));
}

function compare(one: number | readonly number[], other: number | readonly number[]): number {
  if (typeof one === "number" || typeof other === "number") return Number(one) - Number(other);
  const at = one.findIndex((count, index) => count !== other[index]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}
