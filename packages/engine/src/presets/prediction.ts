import { sportByIndex } from "@teamwright/domain/sports";
import type { Outcome, Strategy } from "@teamwright/domain";
import type { EngineMatch } from "../match.ts";
import { refuse, succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { copyCombinations, copyPartitions } from "./preset.ts";
import type { Preset } from "./preset.ts";

interface SidePlayers {
  readonly leftSideTeam: readonly number[];
  readonly rightSideTeam: readonly number[];
}

/**
 * The prediction sections of the specification that the engine reads, by id: 2 playing 11, 3 drop, 4 fixed, 5 captains,
 * 6 vice-captains, 7 credits, 8 partitions, 9 combinations, 10 percentage splits (Pattern-1), 11 role frequency, 12
 * impact players. 0 (pitch) and 1 (winning card) set no bounds.
 */
export type PredictedBound =
  | { readonly id: 0 | 1 }
  | ({ readonly id: 2 | 3 | 4 | 5 | 6 | 12 } & SidePlayers)
  | { readonly id: 7; readonly leftCredit: number; readonly rightCredit: number }
  | { readonly id: 8 | 9 | 10; readonly selectedList: readonly number[] }
  | {
      readonly id: 11;
      readonly selectedList: {
        readonly left: readonly (readonly number[])[];
        readonly right: readonly (readonly number[])[];
      };
    };

export interface PredictionInput {
  readonly match: EngineMatch;
  readonly sections: readonly PredictedBound[];
  readonly rules?: 0 | 1;
  /** The announced players, once line-ups are out. Only they, and the fixed players, then stay in the pool. */
  readonly playing?: readonly number[];
}

/**
 * A prediction as a strategy. The pool is the predicted eleven and impact players (all players of the match where
 * neither is given) with the fixed players, without the dropped ones. Refused when captains or vice-captains are given
 * and none is in the pool, or when an entry is not in the sport's tables.
 */
export function predictionPreset({
  match,
  sections,
  rules,
  playing,
}: PredictionInput): Outcome<Preset, Refusal> {
  const lists = playerLists(sections);
  const pool = poolOf(match, lists, playing);
  const inPool = (players: readonly number[] | undefined) =>
    players?.filter((player) => pool.includes(player));
  const captains = inPool(lists.get(5));
  const viceCaptains = inPool(lists.get(6));
  if (captains?.length === 0) return refuse("captains-empty", {}, "captains");
  if (viceCaptains?.length === 0) return refuse("captains-empty", {}, "vice_captains");
  const tables = tableBounds(match, sections);
  if (!tables.ok) return tables;
  const fixedPlayers = lists.get(4) ?? [];
  return succeed({
    strategy: {
      sport: match.sport,
      ...(rules === undefined ? {} : { rules }),
      players: pool,
      ...(fixedPlayers.length === 0 ? {} : { fixed: [...fixedPlayers] }),
      ...(captains === undefined ? {} : { captains }),
      ...(viceCaptains === undefined ? {} : { vice_captains: viceCaptains }),
      ...tables.value,
    },
    reason: {
      code: "prediction",
      values: {
        sections: sections.map(({ id }) => id).toSorted((one, other) => one - other),
        players: pool.length,
        fixed: fixedPlayers.length,
      },
    },
  });
}

type SectionLists = ReadonlyMap<number, readonly number[]>;

const playerLists = (sections: readonly PredictedBound[]): SectionLists =>
  new Map(
    sections.flatMap((section) =>
      "leftSideTeam" in section
        ? [[section.id, [...new Set([...section.leftSideTeam, ...section.rightSideTeam])]] as const]
        : [],
    ),
  );

function poolOf(match: EngineMatch, lists: SectionLists, playing: readonly number[] | undefined): number[] {
  const droppedPlayers = new Set(lists.get(3));
  const fixedPlayers = new Set(lists.get(4));
  const predictedPlayers = [...(lists.get(2) ?? []), ...(lists.get(12) ?? [])];
  const namedPlayers = new Set(predictedPlayers);
  const starters = new Set(playing);
  return match.players
    .map((player) => player.player_index)
    .filter((player) => {
      if (droppedPlayers.has(player)) return false;
      if (fixedPlayers.has(player)) return true;
      return (
        (predictedPlayers.length === 0 || namedPlayers.has(player)) &&
        (playing === undefined || starters.has(player))
      );
    });
}

type TableBounds = Pick<
  Strategy,
  "credits" | "partitions" | "combinations" | "percentage" | "role_frequency"
>;

function tableBounds(match: EngineMatch, sections: readonly PredictedBound[]): Outcome<TableBounds, Refusal> {
  const sport = sportByIndex(match.sport);
  const bounds: TableBounds = {};
  for (const section of sections) {
    switch (section.id) {
      case 7:
        bounds.credits = [section.leftCredit, section.rightCredit];
        break;
      case 8: {
        const partitions = entriesOf(sport.partitions, section.selectedList);
        if (partitions === null) return unknownEntry("partition");
        bounds.partitions = copyPartitions(partitions);
        break;
      }
      case 9: {
        const combinations = entriesOf(sport.combinations, section.selectedList);
        if (combinations === null) return unknownEntry("combination");
        bounds.combinations = copyCombinations(combinations);
        break;
      }
      case 10: {
        const splits = entriesOf(sport.pattern1Splits, section.selectedList);
        if (splits === null) return unknownEntry("percentage");
        bounds.percentage = { pattern: 1, splits: copyCombinations(splits) };
        break;
      }
      case 11:
        bounds.role_frequency = {
          left: copyCombinations(section.selectedList.left),
          right: copyCombinations(section.selectedList.right),
        };
        break;
      case 0:
      case 1:
      case 2:
      case 3:
      case 4:
      case 5:
      case 6:
      case 12:
        break;
    }
  }
  return succeed(bounds);
}

const unknownEntry = (field: string) => refuse("unknown-entry", {}, field);

function entriesOf<Entry>(table: readonly Entry[], ids: readonly number[]): Entry[] | null {
  const entries = ids.map((id) => table[id]);
  return entries.every((entry) => entry !== undefined) ? entries : null;
}
