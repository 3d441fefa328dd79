import { sports } from "@teamwright/domain";

export type JsonObject = Readonly<Record<string, unknown>>;
type ValueNames = Readonly<Record<number, string>>;

const noOrYes = (no: string, yes: string): ValueNames => ({ 0: no, 1: yes });
const sport: ValueNames = Object.fromEntries(sports.map(({ index, slug }) => [index, slug]));
const side = noOrYes("left", "right");

/** What the numbers of a field mean, by `parent.name` or by name. A number without a name is an amount or an id. */
const valueNames: Readonly<Record<string, ValueNames>> = {
  sport,
  sportIndex: sport,
  sport_index: sport,
  rules: noOrYes("all", "old"),
  fantasyRules: noOrYes("all", "old"),
  mode: { 0: "in proportion to selection", 1: "equally", 2: "by shares" },
  pattern: { 1: "two groups", 2: "three groups" },
  team_index: side,
  winningTeam: side,
  "leftTeamData.team_index": noOrYes("team one", "team two"),
  "rightTeamData.team_index": noOrYes("team one", "team two"),
  lineup_status: noOrYes("not announced", "announced"),
  playing: noOrYes("not in the line-up", "in the line-up"),
  last_play: noOrYes("did not play", "played"),
  urlType: noOrYes("another site", "a page of this site"),
  videoLanguage: { 1: "Hindi", 2: "Telugu", 3: "English" },
  winningType: noOrYes("one-sided match", "neck to neck"),
  pitchType: { 0: "batting", 1: "bowling", 2: "balanced" },
  weather: { 0: "sunny", 1: "sun and cloud", 2: "cloud", 3: "rain", 4: "night" },
  v: { 1: "encrypted", 2: "compressed, then encrypted" },
  "leftTeamData.role": { 0: "WK", 1: "BAT", 2: "AL", 3: "BOWL" },
  "rightTeamData.role": { 0: "WK", 1: "BAT", 2: "AL", 3: "BOWL" },
  missing: {
    1: "series",
    2: "pitch",
    3: "teams",
    4: "dream team",
    5: "information",
    6: "result",
    7: "playing 11",
  },
};
const sections: ValueNames = {
  0: "pitch report",
  1: "winning card",
  2: "predicted playing 11",
  3: "dropped players",
  4: "fixed players",
  5: "captains",
  6: "vice-captains",
  7: "credit range",
  8: "partitions",
  9: "combinations",
  10: "percentage strategy",
  11: "role frequency",
  12: "impact players",
};
/** Sections of a prediction are told apart by their id. */
const sectionLists = ["sections", "predictionData"];

/** The numbers that a schema allows, where it lists them or has bounds close to each other. */
function numbersOf(schema: JsonObject): readonly number[] {
  const { const: only, enum: list, anyOf, type, minimum, maximum } = schema;
  if (typeof only === "number") return [only];
  if (Array.isArray(list)) return list.filter((value): value is number => typeof value === "number");
  if (Array.isArray(anyOf)) {
    const each = anyOf.map((choice) => numbersOf(choice as JsonObject));
    return each.every(({ length }) => length > 0) ? each.flat() : [];
  }
  if (type !== "integer" || typeof minimum !== "number" || typeof maximum !== "number") return [];
  return Array.from({ length: Math.min(maximum - minimum + 1, 20) }, (_, index) => minimum + index);
}

/** The field with a title for each of its numbers: `oneOf` with `const` and `title`. */
export function nameValues(field: JsonObject, name: string, parent: string): JsonObject {
  const names =
    valueNames[`${parent}.${name}`] ??
    (name === "id" && sectionLists.includes(parent) ? sections : valueNames[name]);
  return names === undefined ? field : withNames(field, names);
}

function withNames(schema: JsonObject, names: ValueNames): JsonObject {
  const numbers = numbersOf(schema);
  if (numbers.length === 0 || !numbers.every((value) => Object.hasOwn(names, value))) {
    const { items, anyOf } = schema;
    return {
      ...schema,
      ...(Array.isArray(anyOf)
        ? { anyOf: anyOf.map((choice) => withNames(choice as JsonObject, names)) }
        : {}),
      ...(typeof items === "object" && items !== null
        ? { items: withNames(items as JsonObject, names) }
        : {}),
    };
  }
  const {
    const: only,
    enum: _enum,
    anyOf: _anyOf,
    type: _type,
    minimum: _least,
    maximum: _most,
    ...rest
  } = schema;
  if (only !== undefined) return { ...schema, type: "integer", title: names[numbers[0]!] };
  return {
    ...rest,
    type: "integer",
    oneOf: numbers.map((value) => ({ const: value, title: names[value] })),
  };
}
