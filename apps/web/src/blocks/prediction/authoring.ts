import type { MatchDetail, Player, Sport } from "@teamwright/domain";
import { percentageGroup } from "@teamwright/domain";
import { playersOf, sectionOf } from "@teamwright/domain/prediction";
import type { PredictionSection, SectionId } from "@teamwright/domain/prediction";

/** What the editors of a prediction know: the match, and the sections that stand already. */
export interface Authoring {
  readonly match: MatchDetail;
  readonly sport: Sport;
  /** Both squads. */
  readonly players: readonly Player[];
  readonly sections: readonly PredictionSection[];
}

const listedPlayers = (
  sections: readonly PredictionSection[],
  id: 2 | 3 | 4 | 5 | 6 | 12,
): ReadonlySet<number> => new Set(playersOf(sectionOf(sections, id)));

/** Once the line-ups are out only who plays is offered, and who is fixed. Source: document 003, section 4. */
const available = ({ match, players, sections }: Authoring): readonly Player[] => {
  if (match.lineup_status !== 1) return players;
  const fixed = listedPlayers(sections, 4);
  return players.filter((player) => player.playing === 1 || fixed.has(player.player_index));
};

/** The players that a section can list: fixed players and captains are never dropped ones. */
export function candidates(authoring: Authoring, id: SectionId): readonly Player[] {
  const offeredPlayers = available(authoring);
  if (id !== 4 && id !== 5 && id !== 6) return offeredPlayers;
  const droppedPlayers = listedPlayers(authoring.sections, 3);
  return offeredPlayers.filter((player) => !droppedPlayers.has(player.player_index));
}

/** Of whom teams are made as the sections stand: as the engine's prediction preset reads them. */
export function poolOf(authoring: Authoring): readonly Player[] {
  const { sections } = authoring;
  const namedPlayers = new Set([...listedPlayers(sections, 2), ...listedPlayers(sections, 12)]);
  const [droppedPlayers, fixedPlayers] = [listedPlayers(sections, 3), listedPlayers(sections, 4)];
  return available(authoring).filter(({ player_index: index }) => {
    if (droppedPlayers.has(index)) return false;
    return fixedPlayers.has(index) || namedPlayers.size === 0 || namedPlayers.has(index);
  });
}

const fixedOf = ({ sections, players }: Authoring): readonly Player[] => {
  const fixed = listedPlayers(sections, 4);
  return players.filter((player) => fixed.has(player.player_index));
};

/** How many players fall in each group. */
const countBy = (
  players: readonly Player[],
  groups: number,
  groupOf: (player: Player) => number,
): number[] => {
  const counts = Array.from({ length: groups }, () => 0);
  for (const player of players) counts[groupOf(player)]! += 1;
  return counts;
};

const fits = (split: readonly number[], least: readonly number[], most: readonly number[]): boolean =>
  split.every((count, group) => count >= (least[group] ?? 0) && count <= (most[group] ?? 0));

export interface TableEntry {
  readonly id: number;
  readonly value: readonly number[];
}

/** The entries of a table that the pool can fill and that have room for the fixed players. */
const fillable = (
  authoring: Authoring,
  table: readonly (readonly number[])[],
  groupOf: (player: Player) => number,
): TableEntry[] => {
  const groups = table[0]?.length ?? 0;
  const most = countBy(poolOf(authoring), groups, groupOf);
  const least = countBy(fixedOf(authoring), groups, groupOf);
  return table.map((value, id) => ({ id, value })).filter(({ value }) => fits(value, least, most));
};

/** The splits and combinations that a section offers; null where the percentages that they need are not known. */
export function entriesOf(authoring: Authoring, id: 8 | 9 | 10): readonly TableEntry[] | null {
  const { sport } = authoring;
  if (id === 8) return fillable(authoring, sport.partitions, (player) => player.team_index);
  if (id === 9) return fillable(authoring, sport.combinations, (player) => player.role);
  if (poolOf(authoring).some((player) => player.selected_by === null)) return null;
  return fillable(authoring, sport.pattern1Splits, (player) => percentageGroup(1, player.selected_by ?? 0));
}

/** Whether the sections stand that role frequency is read from. */
export const frequencyReady = (sections: readonly PredictionSection[]): boolean =>
  ([2, 3, 4, 9] as const).every((id) => sectionOf(sections, id) !== undefined);

/**
 * The counts of a role that one side may give, so that with the other side's counts a chosen combination comes out.
 * `other` empty: any count that the other side's players allow.
 */
export function roleCountsOf(
  authoring: Authoring,
  side: 0 | 1,
  role: number,
  other: readonly number[],
): readonly number[] {
  const ids = sectionOf(authoring.sections, 9)?.selectedList ?? [];
  const neededCounts = new Set(ids.map((id) => authoring.sport.combinations[id]?.[role] ?? 0));
  const has = (players: readonly Player[], of: 0 | 1): number =>
    players.filter((player) => player.team_index === of && player.role === role).length;
  const [pool, fixedPlayers] = [poolOf(authoring), fixedOf(authoring)];
  const across = side === 0 ? 1 : 0;
  const range = (of: 0 | 1): number[] => {
    const [least, most] = [has(fixedPlayers, of), has(pool, of)];
    return Array.from({ length: Math.max(0, most - least + 1) }, (_, step) => least + step);
  };
  const others = other.length > 0 ? other : range(across);
  return range(side).filter((count) => others.some((counted) => neededCounts.has(count + counted)));
}
