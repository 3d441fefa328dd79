import { parseArgs } from "node:util";
import { strategySchema, type Strategy, teamSchema } from "@teamwright/domain";
import { type EngineMatch, fromTeams, type SetBounds, type TeamColumns } from "@teamwright/engine";
import { z } from "zod";

/** What an engine command reads and writes. `readFile` throws when there is no such file. */
export interface EngineIo {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly readFile: (path: string) => string;
}

/** Exit codes of the engine's commands. */
export const exits = { done: 0, badInput: 2, noTeams: 3 } as const;

/** Input that cannot be used; the message names file, field and reason. */
export class BadInput extends Error {}

const percent = z.number().min(0).max(100).nullable().default(null);

/** Of the documents' match detail, what the engine and its answers need; nullable fields may be absent. */
const player = z.object({
  player_index: z.int().min(0).max(69),
  name: z.string().optional(),
  role: z.int().min(0).max(4),
  team_index: z.union([z.literal(0), z.literal(1)]),
  credits: z.number().min(0).max(100),
  selected_by: percent,
  captain_percentage: percent,
  vice_captain_percentage: percent,
  points: z.number().nullable().default(null),
});
const matchFile = z.object({
  sport_index: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  left_team_players: z.array(player).max(70),
  right_team_players: z.array(player).max(70),
});

/** What every engine command is given. */
export interface CommonInputs {
  readonly match: EngineMatch;
  readonly nameOf: (playerIndex: number) => string;
  readonly teams: number;
  readonly seed: number | undefined;
  readonly format: "json" | "csv";
}

export interface Inputs extends CommonInputs {
  readonly strategy: Strategy;
}

/** A mix of strategies: the document of `teamwright mix`. `whole` bounds all teams together. */
export interface MixInputs extends CommonInputs {
  readonly parts: readonly { readonly strategy: Strategy; readonly weight: number }[];
  readonly whole: SetBounds;
}

export interface RepairInputs extends Inputs {
  readonly given: TeamColumns;
  readonly out: readonly number[];
  readonly in: readonly number[];
}

export interface HindsightInputs extends Inputs {
  /** By player_index; players who are not named have none. */
  readonly points: readonly number[];
  /** Teams to find the rank of. */
  readonly given: TeamColumns | undefined;
  readonly best: number;
}

const pointsFile = z.record(z.string().regex(/^\d{1,2}$/), z.number());
const mixFile = z.strictObject({
  strategies: z.array(z.strictObject({ strategy: strategySchema, weight: z.number().positive() })).min(1),
  whole: strategySchema
    .unwrap()
    .pick({
      exposure: true,
      captain_exposure: true,
      vice_captain_exposure: true,
      pair_exposure: true,
      partition_exposure: true,
      combination_exposure: true,
      min_difference: true,
      min_difference_counts_captains: true,
    })
    .optional(),
});
const teamsFile = z.object({ teams: z.array(teamSchema).min(1) });

const options = {
  match: { type: "string" },
  strategy: { type: "string" },
  mix: { type: "string" },
  given: { type: "string" },
  points: { type: "string" },
  best: { type: "string" },
  out: { type: "string" },
  in: { type: "string" },
  teams: { type: "string" },
  seed: { type: "string" },
  format: { type: "string" },
} as const;

type Values = ReturnType<typeof argumentsOf>;

const DEFAULT_TEAMS = 20;

/** Reads arguments and files; throws `BadInput`. */
export function readInputs(args: readonly string[], io: EngineIo): Inputs {
  const values = argumentsOf(args);
  const common = commonOf(values, io);
  return { ...common, strategy: parsed(needed(values, "strategy"), strategySchema, io) };
}

export function readMixInputs(args: readonly string[], io: EngineIo): MixInputs {
  const values = argumentsOf(args);
  const { strategies, whole = {} } = parsed(needed(values, "mix"), mixFile, io);
  return { ...commonOf(values, io), parts: strategies, whole };
}

export function readRepairInputs(args: readonly string[], io: EngineIo): RepairInputs {
  const values = argumentsOf(args);
  const inputs = readInputs(args, io);
  const given = givenTeams(needed(values, "given"), inputs.match, io);
  return { ...inputs, given, out: indexes(values, "out"), in: indexes(values, "in") };
}

/** `--teams` is a file here, not a number. */
export function readHindsightInputs(args: readonly string[], io: EngineIo): HindsightInputs {
  const { teams, ...values } = argumentsOf(args);
  const common = commonOf(values, io);
  const best = values.best === undefined ? DEFAULT_BEST : wholeNumber("--best", values.best);
  return {
    ...common,
    strategy: parsed(needed(values, "strategy"), strategySchema, io),
    points: pointsOf(values, io),
    given: teams === undefined ? undefined : givenTeams(teams, common.match, io),
    best,
  };
}

const DEFAULT_BEST = 10;

/** From the file of points, else from the match detail, which carries them once the match is scored. */
function pointsOf(values: Values, io: EngineIo): number[] {
  const path = needed(values, "match");
  const players = playersOf(parsed(path, matchFile, io));
  const points: number[] = [];
  if (values.points === undefined) {
    if (players.every((player) => player.points === null))
      throw new BadInput(`${path}: no player has points: give them by --points FILE`);
    for (const { player_index: index, points: own } of players) points[index] = own ?? 0;
    return Array.from(points, (own) => own ?? 0);
  }
  const known = new Set(players.map((player) => player.player_index));
  for (const [index, own] of Object.entries(parsed(values.points, pointsFile, io))) {
    if (!known.has(Number(index))) throw new BadInput(`${values.points}: ${index}: no such player`);
    points[Number(index)] = own;
  }
  return Array.from(points, (own) => own ?? 0);
}

function givenTeams(file: string, match: EngineMatch, io: EngineIo): TeamColumns {
  const given = fromTeams(parsed(file, teamsFile, io).teams, match);
  if (!given.ok) throw new BadInput(`${file}: teams.${given.error.team}: ${given.error.code}`);
  return given.value;
}

const playersOf = (match: z.infer<typeof matchFile>) => [
  ...match.left_team_players,
  ...match.right_team_players,
];

function commonOf(values: Values, io: EngineIo): CommonInputs {
  const format = values.format ?? "json";
  if (format !== "json" && format !== "csv") throw new BadInput("--format is json or csv");
  const match = parsed(needed(values, "match"), matchFile, io);
  const players = playersOf(match);
  const names = new Map(players.map(({ player_index: index, name }) => [index, name ?? String(index)]));
  return {
    match: { sport: match.sport_index, players },
    nameOf: (index) => names.get(index) ?? String(index),
    teams: values.teams === undefined ? DEFAULT_TEAMS : wholeNumber("--teams", values.teams),
    seed: values.seed === undefined ? undefined : wholeNumber("--seed", values.seed),
    format,
  };
}

function needed(values: Values, name: "match" | "strategy" | "mix" | "given"): string {
  const value = values[name];
  if (value === undefined) throw new BadInput(`--${name} FILE is missing`);
  return value;
}

const indexes = (values: Values, name: "out" | "in"): number[] =>
  (values[name] ?? "")
    .split(",")
    .filter((text) => text !== "")
    .map((text) => wholeNumber(`--${name}`, text));

function argumentsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new BadInput(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new BadInput(`${name} is a whole number, not ${text}`);
  return Number(text);
}

function parsed<Value>(path: string, schema: z.ZodType<Value>, io: EngineIo): Value {
  const document = jsonOf(path, io);
  const result = schema.safeParse(document);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => {
    const field = issue.path.length === 0 ? "the document" : issue.path.join(".");
    return `${path}: ${field}: ${issue.message}`;
  });
  throw new BadInput(reasons.join("\n"));
}

function jsonOf(path: string, io: EngineIo): unknown {
  let text: string;
  try {
    text = io.readFile(path);
  } catch (error) {
    throw new BadInput(`${path}: cannot be read`, { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadInput(`${path}: is no JSON: ${reason}`, { cause: error });
  }
}
