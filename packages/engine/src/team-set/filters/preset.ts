import { PLAYER_SLOTS } from "@teamwright/domain/sports";
import type { Outcome } from "@teamwright/domain";
import type { TeamFilter } from "./filter.ts";

/**
 * The last two segments of /display/{match}/{attempt}/{filterType}/{filterValue}. filterType is the specification's 0
 * to 5, 6 for a percentage split, 9 (with value 9) for no filter. Values, each alternative joined by a tilde: 0 players
 * joined by dots, with an `x` before an absent one ("12.15.x4"), without alternatives; 1 and 2 a player ("12"); 3
 * left-right ("5-6"); 4 credits ("98.5"); 5 counts per role ("1-3-2-5"); 6 pattern, colon, counts ("2:3-4-4"). Only
 * characters that need no escaping in an address.
 */
export interface PresetSegments {
  readonly filterType: string;
  readonly filterValue: string;
}

export const NO_PRESET: PresetSegments = { filterType: "9", filterValue: "9" };

/** The filter of the segments; null for none. Refuses segments that it cannot read. */
export function readPreset({
  filterType,
  filterValue,
}: PresetSegments): Outcome<TeamFilter | null, "unreadable-preset"> {
  const filter = filterType === "9" ? null : parsers.get(filterType)?.(filterValue);
  return filter === undefined ? { ok: false, error: "unreadable-preset" } : { ok: true, value: filter };
}

/** The segments that open the display with this filter. */
export function writePreset(filter: TeamFilter): PresetSegments {
  switch (filter.kind) {
    case "players":
      return segments("0", [[...filter.present, ...filter.absent.map((player) => `x${player}`)].join(".")]);
    case "captain":
      return segments("1", filter.players.map(String));
    case "vice-captain":
      return segments("2", filter.players.map(String));
    case "partition":
      return segments("3", filter.partitions.map(joinCounts));
    case "credits":
      return segments("4", filter.credits.map(String));
    case "combination":
      return segments("5", filter.combinations.map(joinCounts));
    case "percentage":
      return segments("6", [`${filter.pattern}:${filter.splits.map(joinCounts).join("~")}`]);
  }
}

const segments = (filterType: string, values: readonly string[]): PresetSegments => ({
  filterType,
  filterValue: values.join("~"),
});
const joinCounts = (counts: readonly number[]): string => counts.join("-");

type Parser = (value: string) => TeamFilter | undefined;

const parsers: ReadonlyMap<string, Parser> = new Map<string, Parser>(
  Object.entries({
    "0": (value) => {
      const parts = value.split(".");
      const absent = listOf(
        parts.filter((part) => part.startsWith("x")).map((part) => part.slice(1)),
        playerOf,
      );
      const present = listOf(
        parts.filter((part) => !part.startsWith("x")),
        playerOf,
      );
      return present && absent && { kind: "players", present, absent };
    },
    "1": (value) => {
      const players = listOf(value.split("~"), playerOf);
      return players && { kind: "captain", players };
    },
    "2": (value) => {
      const players = listOf(value.split("~"), playerOf);
      return players && { kind: "vice-captain", players };
    },
    "3": (value) => {
      const partitions = listOf(value.split("~"), (part) => {
        const [left, right, more] = countsOf(part) ?? [];
        return left === undefined || right === undefined || more !== undefined
          ? undefined
          : ([left, right] as const);
      });
      return partitions && { kind: "partition", partitions };
    },
    "4": (value) => {
      const credits = listOf(value.split("~"), (part) =>
        /^\d{1,3}(\.\d{1,2})?$/.test(part) ? Number(part) : undefined,
      );
      return credits && { kind: "credits", credits };
    },
    "5": (value) => {
      const combinations = listOf(value.split("~"), countsOf);
      return combinations && { kind: "combination", combinations };
    },
    "6": (value) => {
      const pattern = value.startsWith("1:") ? 1 : value.startsWith("2:") ? 2 : undefined;
      const splits = listOf(value.slice(2).split("~"), countsOf);
      return pattern && splits && { kind: "percentage", pattern, splits };
    },
  } satisfies Record<string, Parser>),
);

function listOf<Item>(
  parts: readonly string[],
  read: (part: string) => Item | undefined,
): Item[] | undefined {
  const items: Item[] = [];
  for (const part of parts) {
    const item = read(part);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

const playerOf = (part: string): number | undefined =>
  /^\d{1,2}$/.test(part) && Number(part) < PLAYER_SLOTS ? Number(part) : undefined;

const countsOf = (part: string): number[] | undefined =>
  /^\d{1,2}(-\d{1,2}){1,4}$/.test(part) ? part.split("-").map(Number) : undefined;
