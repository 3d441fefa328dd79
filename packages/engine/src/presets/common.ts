import type { Outcome, RoleCounts, Strategy } from "@teamwright/domain";
import { refuse, succeed } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";

type Strategies = readonly [Strategy, ...Strategy[]];

/** Thrown when a field leaves nothing; caught within this file. */
class Nothing extends Error {
  readonly field: keyof Strategy;
  constructor(field: keyof Strategy) {
    super(field);
    this.field = field;
  }
}

/**
 * The strategy whose teams are exactly those that all strategies allow, by the bounds that predictions have: pool,
 * fixed players, captains, credits, tables and role frequency. Refused when the strategies have nothing in common in a
 * field.
 */
export function commonStrategy(strategies: Strategies): Outcome<Strategy, Refusal> {
  try {
    return succeed(intersect(strategies));
  } catch (error) {
    if (error instanceof Nothing) return refuse("nothing-in-common", {}, error.field);
    throw error;
  }
}

function intersect(strategies: Strategies): Strategy {
  const [first] = strategies;
  const fixedPlayers = [...new Set(strategies.flatMap((strategy) => strategy.fixed ?? []))];
  const players = sharedBetween(strategies, "players", (strategy) => strategy.players, String);
  if (fixedPlayers.some((player) => !players?.includes(player))) throw new Nothing("fixed");
  const frequency = roleFrequency(strategies);
  return {
    sport: first.sport,
    ...(strategies.some(({ rules }) => rules === 1) ? { rules: 1 } : {}),
    players: players ?? [],
    ...(fixedPlayers.length === 0 ? {} : { fixed: fixedPlayers }),
    ...when(
      "captains",
      sharedBetween(strategies, "captains", ({ captains }) => captains, String),
    ),
    ...when(
      "vice_captains",
      sharedBetween(strategies, "vice_captains", (one) => one.vice_captains, String),
    ),
    ...when("credits", credits(strategies)),
    ...when(
      "partitions",
      sharedBetween(strategies, "partitions", ({ partitions }) => partitions, String),
    ),
    ...when(
      "combinations",
      sharedBetween(strategies, "combinations", (one) => one.combinations, String),
    ),
    ...when("percentage", percentage(strategies)),
    ...when("role_frequency", frequency),
  };
}

const when = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);

/** The entries common to all lists that are present; undefined when none is. */
function sharedBetween<Entry>(
  strategies: Strategies,
  field: keyof Strategy,
  listOf: (strategy: Strategy) => readonly Entry[] | undefined,
  keyOf: (entry: Entry) => string,
): Entry[] | undefined {
  const [first, ...rest] = strategies.map(listOf).filter((list) => list !== undefined);
  if (first === undefined) return undefined;
  const left = rest.reduce<readonly Entry[]>((kept, list) => {
    const keys = new Set(list.map(keyOf));
    return kept.filter((entry) => keys.has(keyOf(entry)));
  }, first);
  if (left.length === 0) throw new Nothing(field);
  return [...left];
}

function credits(strategies: Strategies): [number, number] | undefined {
  const ranges = strategies.flatMap((strategy) => (strategy.credits ? [strategy.credits] : []));
  if (ranges.length === 0) return undefined;
  const from = Math.max(...ranges.map(([min]) => min));
  const to = Math.min(...ranges.map(([, max]) => max));
  if (from > to) throw new Nothing("credits");
  return [from, to];
}

function percentage(strategies: Strategies): Strategy["percentage"] {
  const splits = sharedBetween(strategies, "percentage", (one) => one.percentage?.splits, String);
  return splits === undefined ? undefined : { pattern: 1, splits };
}

function roleFrequency(strategies: Strategies): Strategy["role_frequency"] {
  const asked = strategies.flatMap(({ role_frequency: frequency }) => (frequency ? [frequency] : []));
  if (asked.length === 0) return undefined;
  return { left: countsOf(asked.map(({ left }) => left)), right: countsOf(asked.map(({ right }) => right)) };
}

/** For each role the counts that all allow; an empty list sets no bound. */
function countsOf(sides: readonly RoleCounts[]): number[][] {
  const roles = Math.max(...sides.map((side) => side.length));
  return Array.from({ length: roles }, (_, role) => {
    const [first = [], ...rest] = sides.map((side) => side[role] ?? []).filter((counts) => counts.length > 0);
    const left = first.filter((count) => rest.every((counts) => counts.includes(count)));
    if (first.length > 0 && left.length === 0) throw new Nothing("role_frequency");
    return left;
  });
}
