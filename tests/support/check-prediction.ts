import type { CheckedPlayer, CheckedTeam } from "./check-teams.ts";

/**
 * Checks teams against the sections of a prediction. It shares nothing with the engine and knows no table of the product:
 * the splits and combinations are written or counted here from the documents.
 */
interface Sides {
  readonly leftSideTeam: readonly number[];
  readonly rightSideTeam: readonly number[];
}
export interface CheckedSections {
  readonly playing: Sides;
  readonly dropped: Sides;
  readonly fixed: Sides;
  readonly captains: Sides;
  readonly viceCaptains: Sides;
  readonly impact: Sides;
  readonly credits: readonly [number, number];
  readonly partitions: readonly number[];
  readonly combinations: readonly number[];
  /** Absent where the feed knows no percentages. */
  readonly percentages?: readonly number[];
  readonly frequency: {
    readonly left: readonly (readonly number[])[];
    readonly right: readonly (readonly number[])[];
  };
}

const elevenSplits = ["4-7", "5-6", "6-5", "7-4", "3-8", "2-9", "1-10", "8-3", "9-2", "10-1"];
export const splitsOf = [
  elevenSplits,
  elevenSplits.slice(0, 4),
  ["3-5", "4-4", "5-3"],
  ["2-5", "3-4", "4-3", "5-2"],
] as const;

const oldCricket = [
  "1-3-2-5", "1-3-3-4", "1-4-3-3", "1-4-2-4", "1-4-1-5", "1-5-2-3", "1-5-1-4", "1-6-1-3", "1-3-1-6", "1-3-4-3",
  "2-3-3-3", "2-3-2-4", "2-3-1-5", "2-4-2-3", "2-4-1-4", "2-5-1-3", "3-3-2-3", "3-4-1-3", "3-3-1-4", "4-3-1-3",
]; // prettier-ignore

/** All counts within the roles' bounds that add up to the size, in lexicographic order. */
function faultsOfCounts(bounds: readonly (readonly [number, number])[], size: number): string[] {
  const [first, ...rest] = bounds;
  if (first === undefined) return size === 0 ? [""] : [];
  const findings: string[] = [];
  for (let count = first[0]; count <= Math.min(first[1], size); count++)
    for (const tail of faultsOfCounts(rest, size - count))
      findings.push(tail === "" ? `${count}` : `${count}-${tail}`);
  return findings;
}
const four = (bound: readonly [number, number]) => [bound, bound, bound, bound];
const cricket = faultsOfCounts(four([1, 8]), 11);
export const combinationsOf = [
  [...oldCricket, ...cricket.filter((one) => !oldCricket.includes(one))],
  faultsOfCounts([[1, 1], [3, 5], [3, 5], [1, 3]], 11),
  faultsOfCounts([...four([1, 4]), [1, 4]], 8),
  faultsOfCounts([[2, 4], [1, 2], [1, 3]], 7),
] as const; // prettier-ignore

const all = ({ leftSideTeam, rightSideTeam }: Sides): number[] => [...leftSideTeam, ...rightSideTeam];

function faultsOfTeam(
  team: CheckedTeam,
  players: ReadonlyMap<number, CheckedPlayer>,
  sport: 0 | 1 | 2 | 3,
  sections: CheckedSections,
): string[] {
  const indexes = team.team.flat();
  const heldPlayers = indexes.flatMap((index) => players.get(index) ?? []);
  const namedPlayers = [...all(sections.playing), ...all(sections.impact), ...all(sections.fixed)];
  const droppedPlayers = all(sections.dropped);
  const of = (side: number, role?: number) =>
    heldPlayers.filter((player) => player.team_index === side && (role === undefined || player.role === role))
      .length;
  const low = heldPlayers.filter((player) => (player.selected_by ?? 0) < 50).length;
  const credits = heldPlayers.reduce((sum, player) => sum + Math.round(player.credits * 100), 0) / 100;
  const partition = `${of(0)}-${of(1)}`;
  const combination = team.team.map((list) => list.length).join("-");
  const split = `${low}-${heldPlayers.length - low}`;
  const frequency = (side: 0 | 1, counts: readonly (readonly number[])[]) =>
    counts.every((allowed, role) => allowed.includes(of(side, role)));
  const checks: readonly (readonly [string, boolean])[] = [
    [
      "knows its players, each once",
      heldPlayers.length === new Set(indexes).size && heldPlayers.length === indexes.length,
    ],
    [
      "files players by role",
      team.team.every((list, role) => list.every((at) => players.get(at)?.role === role)),
    ],
    ["names predicted, impact or fixed players", indexes.every((index) => namedPlayers.includes(index))],
    ["names no dropped player", !indexes.some((index) => droppedPlayers.includes(index))],
    ["holds every fixed player", all(sections.fixed).every((index) => indexes.includes(index))],
    ["captain", indexes.includes(team.captain) && all(sections.captains).includes(team.captain)],
    [
      "vice-captain",
      indexes.includes(team.vicecaptain) && all(sections.viceCaptains).includes(team.vicecaptain),
    ],
    ["two leaders", team.captain !== team.vicecaptain],
    ["credits", credits >= sections.credits[0] && credits <= sections.credits[1] && credits === team.credits],
    [`partition ${partition}`, sections.partitions.some((id) => splitsOf[sport][id] === partition)],
    [
      `combination ${combination}`,
      sections.combinations.some((id) => combinationsOf[sport][id] === combination),
    ],
    [`percentage split ${split}`, sections.percentages?.some((id) => splitsOf[sport][id] === split) ?? true],
    ["role frequency", frequency(0, sections.frequency.left) && frequency(1, sections.frequency.right)],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
}

/** Every fault of every team, in words; empty when each team meets every section and none stands twice. */
export function predictionFaults(
  teams: readonly CheckedTeam[],
  squad: readonly CheckedPlayer[],
  sport: 0 | 1 | 2 | 3,
  sections: CheckedSections,
): string[] {
  const players = new Map(squad.map((player) => [player.player_index, player]));
  const faults = teams.flatMap((team) =>
    faultsOfTeam(team, players, sport, sections).map((fault) => `team ${team.team_number}: ${fault}`),
  );
  const keys = teams.map(
    ({ team, captain, vicecaptain }) =>
      `${team
        .flat()
        .toSorted((a, b) => a - b)
        .join()} ${captain} ${vicecaptain}`,
  );
  return new Set(keys).size === keys.length ? faults : [...faults, "two teams are the same"];
}
