/**
 * Checks teams against the bounds of a strategy. It shares no code with the engine: it reads the match and the teams in
 * the specification's format and counts independently.
 */
export interface CheckedPlayer {
  readonly player_index: number;
  readonly role: number;
  readonly team_index: number;
  readonly credits: number;
  readonly selected_by: number | null;
}

export interface CheckedTeam {
  readonly team_number: number;
  readonly credits: number;
  readonly team: readonly (readonly number[])[];
  readonly captain: number;
  readonly vicecaptain: number;
}

export interface Bounds {
  readonly pool: readonly number[];
  readonly fixed?: readonly number[];
  readonly captains: readonly number[];
  readonly viceCaptains: readonly number[];
  readonly partitions: readonly string[];
  readonly combinations: readonly string[];
  readonly credits: readonly [number, number];
  /** Pattern-1: how many may come from 0-49.99 and from 50-100 percent, like "5-6". */
  readonly pattern1?: readonly string[];
}

const count = (list: readonly unknown[], keep: (item: never) => boolean): number =>
  (list as readonly never[]).filter(keep).length;

function faultsOfTeam(
  team: CheckedTeam,
  players: ReadonlyMap<number, CheckedPlayer>,
  bounds: Bounds,
): string[] {
  const faults: string[] = [];
  const indexes = team.team.flat();
  const heldPlayers = indexes.map((index) => players.get(index)).filter((player) => player !== undefined);
  if (heldPlayers.length !== indexes.length) faults.push("holds an unknown player");
  if (new Set(indexes).size !== indexes.length) faults.push("holds a player twice");
  team.team.forEach((list, role) => {
    if (list.some((index) => players.get(index)?.role !== role)) faults.push(`role ${role} is wrong`);
  });
  const combination = team.team.map((list) => list.length).join("-");
  if (!bounds.combinations.includes(combination)) faults.push(`combination ${combination}`);
  const left = count(heldPlayers, (player: CheckedPlayer) => player.team_index === 0);
  const partition = `${left}-${heldPlayers.length - left}`;
  if (!bounds.partitions.includes(partition)) faults.push(`partition ${partition}`);
  if (indexes.some((index) => !bounds.pool.includes(index))) faults.push("leaves the pool");
  if (bounds.fixed?.some((index) => !indexes.includes(index)) === true) faults.push("lacks a fixed player");
  const credits = heldPlayers.reduce((sum, player) => sum + Math.round(player.credits * 100), 0) / 100;
  if (credits !== team.credits) faults.push(`says ${team.credits} credits but holds ${credits}`);
  if (credits < bounds.credits[0] || credits > bounds.credits[1]) faults.push(`credits ${credits}`);
  if (!indexes.includes(team.captain) || !bounds.captains.includes(team.captain)) faults.push("captain");
  if (!indexes.includes(team.vicecaptain) || !bounds.viceCaptains.includes(team.vicecaptain))
    faults.push("vice-captain");
  if (team.captain === team.vicecaptain) faults.push("captain is vice-captain");
  const low = count(heldPlayers, (player: CheckedPlayer) => (player.selected_by ?? 0) < 50);
  if (bounds.pattern1 !== undefined && !bounds.pattern1.includes(`${low}-${heldPlayers.length - low}`))
    faults.push(`percentage split ${low}-${heldPlayers.length - low}`);
  return faults;
}

/** A description of every fault of every team; empty when there is none. */
export function faultsOf(
  teams: readonly CheckedTeam[],
  squad: readonly CheckedPlayer[],
  bounds: Bounds,
): string[] {
  const players = new Map(squad.map((player) => [player.player_index, player]));
  const faults = teams.flatMap((team) =>
    faultsOfTeam(team, players, bounds).map((fault) => `team ${team.team_number}: ${fault}`),
  );
  const keys = teams.map(
    (team) =>
      `${team.team
        .flat()
        .sort((a, b) => a - b)
        .join()} ${team.captain} ${team.vicecaptain}`,
  );
  if (new Set(keys).size !== keys.length) faults.push("two teams are the same");
  return faults;
}
