import type { Player, Team } from "@teamwright/domain";

type PlayerFacts = Pick<Player, "player_index" | "team_index" | "selected_by">;

/** The benchmark's filter over JSON teams: players present and absent, captains, partitions. */
export function filterJsonTeams(
  teams: readonly Team[],
  players: readonly PlayerFacts[],
  wantedTeams: {
    present: number[];
    absent: number[];
    captains: number[];
    partitions: (readonly [number, number])[];
  },
): Team[] {
  const byIndex = new Map(players.map((player) => [player.player_index, player]));
  return teams
    .filter((team) => {
      const members = team.team.flat();
      return (
        wantedTeams.present.every((player) => members.includes(player)) &&
        !wantedTeams.absent.some((player) => members.includes(player))
      );
    })
    .filter((team) => wantedTeams.captains.includes(team.captain))
    .filter((team) => {
      const members = team.team.flat();
      const left = members.filter((player) => byIndex.get(player)?.team_index === 0).length;
      return wantedTeams.partitions.some(([one, other]) => one === left && other === members.length - left);
    });
}

/** Every table of the analytics screen by plain loops over JSON teams. */
export function analyseJsonTeams(teams: readonly Team[], players: readonly PlayerFacts[]) {
  const byIndex = new Map(players.map((player) => [player.player_index, player]));
  const tables = {
    players: new Map<number, number>(),
    captains: new Map<number, number>(),
    viceCaptains: new Map<number, number>(),
    combinations: new Map<string, number>(),
    partitions: new Map<string, number>(),
    credits: new Map<number, number>(),
    pattern1: new Map<string, number>(),
    pattern2: new Map<string, number>(),
    pairs: new Map<string, number>(),
    captainPairs: new Map<string, number>(),
  };
  const add = <Key>(table: Map<Key, number>, key: Key): void => {
    table.set(key, (table.get(key) ?? 0) + 1);
  };
  for (const team of teams) {
    const members = team.team.flat();
    let left = 0;
    let low = 0;
    const groups = [0, 0, 0];
    for (const member of members) {
      add(tables.players, member);
      const player = byIndex.get(member);
      const selectedBy = player?.selected_by ?? 0;
      if (player?.team_index === 0) left += 1;
      if (selectedBy < 50) low += 1;
      groups[selectedBy < 30 ? 0 : selectedBy < 70 ? 1 : 2]! += 1;
      for (const other of members) add(tables.pairs, `${member}-${other}`);
    }
    add(tables.captains, team.captain);
    add(tables.viceCaptains, team.vicecaptain);
    add(tables.captainPairs, `${team.captain}-${team.vicecaptain}`);
    add(tables.combinations, team.team.map((list) => list.length).join("-"));
    add(tables.partitions, `${left}-${members.length - left}`);
    add(tables.credits, team.credits);
    add(tables.pattern1, `${low}-${members.length - low}`);
    add(tables.pattern2, groups.join("-"));
  }
  return tables;
}

/** The same tables optimised for speed: arrays by index instead of maps of text, each pair counted once. */
export function analyseJsonTeamsWithArrays(teams: readonly Team[], players: readonly PlayerFacts[]) {
  const side = new Uint8Array(70);
  const low = new Uint8Array(70);
  const group = new Uint8Array(70);
  for (const player of players) {
    const selectedBy = player.selected_by ?? 0;
    side[player.player_index] = player.team_index;
    low[player.player_index] = selectedBy < 50 ? 1 : 0;
    group[player.player_index] = selectedBy < 30 ? 0 : selectedBy < 70 ? 1 : 2;
  }
  const counts = {
    players: new Uint32Array(70),
    captains: new Uint32Array(70),
    viceCaptains: new Uint32Array(70),
  };
  const pairs = new Uint32Array(70 * 70);
  const captainPairs = new Uint32Array(70 * 70);
  const combinations = new Map<string, number>();
  const credits = new Map<number, number>();
  const splits = new Uint32Array(12 * 12 * 12 * 12);
  for (const team of teams) {
    const members = team.team.flat();
    let right = 0;
    let lows = 0;
    const groups = [0, 0, 0];
    for (let at = 0; at < members.length; at++) {
      const member = members[at]!;
      counts.players[member]! += 1;
      right += side[member]!;
      lows += low[member]!;
      groups[group[member]!]! += 1;
      for (let other = at + 1; other < members.length; other++) pairs[member * 70 + members[other]!]! += 1;
    }
    counts.captains[team.captain]! += 1;
    counts.viceCaptains[team.vicecaptain]! += 1;
    captainPairs[team.captain * 70 + team.vicecaptain]! += 1;
    const shape = team.team.map((list) => list.length).join("-");
    combinations.set(shape, (combinations.get(shape) ?? 0) + 1);
    credits.set(team.credits, (credits.get(team.credits) ?? 0) + 1);
    splits[((right * 12 + lows) * 12 + groups[0]!) * 12 + groups[1]!]! += 1;
  }
  return { ...counts, pairs, captainPairs, combinations, credits, splits };
}
