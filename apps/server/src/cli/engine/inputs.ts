import {
  contestStrategySchema,
  MAX_ROLES,
  sportIndexes,
  strategySchema,
  type Strategy,
  teamSchema,
} from "@teamwright/domain";
import {
  type EngineMatch,
  fromTeams,
  setBoundFields,
  type SetBounds,
  type TeamColumns,
} from "@teamwright/engine";
import { inEnglish } from "@teamwright/text";
import { z } from "zod";
import { pick } from "zod/mini";
import type { Contest } from "@teamwright/library";
import { BadInput } from "./bad-input.ts";
import { contestOf, isSalaryFile } from "./contest-input.ts";
import type { EngineIo } from "./engine-io.ts";
import { platforms } from "./options.ts";
import { presetStrategy } from "./preset.ts";
import { withoutMark } from "../parse.ts";
import { textOf } from "./text-of.ts";
import type {
  CommonOptions,
  Format,
  GenerateArguments,
  HindsightOptions,
  MixOptions,
  RepairOptions,
  StrategyOptions,
} from "./options.ts";

/** Exit codes of the engine's commands. */
export const exits = { done: 0, badInput: 2, noTeams: 3 } as const;

const percent = z.number().min(0).max(100).nullable().default(null);

/**
 * The fields of the specification's match detail that the engine and its output need; nullable fields may be absent.
 */
export const playerFields = z.object({
  player_index: z.int().min(0).max(69),
  name: z.string().optional(),
  role: z
    .int()
    .min(0)
    .max(MAX_ROLES - 1),
  team_index: z.union([z.literal(0), z.literal(1)]),
  credits: z.number().min(0).max(100),
  selected_by: percent,
  captain_percentage: percent,
  vice_captain_percentage: percent,
  points: z.number().nullable().default(null),
  /** 1: in the announced line-up. */
  playing: z.union([z.literal(0), z.literal(1)]).default(0),
});
export const matchFile = z.object({
  sport_index: z.literal(sportIndexes),
  left_team_players: z.array(playerFields).max(70),
  right_team_players: z.array(playerFields).max(70),
});

/** The input of every engine command. */
export interface CommonInputs {
  readonly match: EngineMatch;
  readonly nameOf: (playerIndex: number) => string;
  readonly format: Format;
  /** Set where the match is a platform's salary file. */
  readonly contest?: Contest | undefined;
}

interface DrawInput {
  readonly teams: number;
  readonly seed: number | undefined;
}

export interface Inputs extends CommonInputs {
  readonly strategy: Strategy;
}

/** A mix of strategies: the document of `teamwright mix`. `whole` bounds all teams together. */
export interface MixInputs extends CommonInputs, DrawInput {
  readonly parts: readonly { readonly strategy: Strategy; readonly weight: number }[];
  readonly whole: SetBounds;
}

export interface GenerateInputs extends Inputs, DrawInput {
  /** Teams to exclude. */
  readonly avoid: readonly TeamColumns[];
  /** Existing teams: the bounds on the set hold over these and the new teams together. */
  readonly keep: TeamColumns | undefined;
}

export interface RepairInputs extends Inputs {
  readonly seed: number | undefined;
  readonly givenTeams: TeamColumns;
  readonly out: readonly number[];
  readonly in: readonly number[];
}

export interface HindsightInputs extends Inputs {
  /** By player_index; other players have no points. */
  readonly points: readonly number[];
  /** Players in the line-up or with points; all where nobody is known to have played. By player_index. */
  readonly played: readonly number[];
  /** Teams whose ranks are wanted. */
  readonly givenTeams: TeamColumns | undefined;
  readonly best: number;
}

/** In the form of `pick`. */
const wholeMask = Object.fromEntries(setBoundFields.map((field) => [field, true])) as Record<
  (typeof setBoundFields)[number],
  true
>;
const pointsFile = z.record(z.string().regex(/^\d{1,2}$/), z.number());
const mixFile = z.strictObject({
  strategies: z.array(z.strictObject({ strategy: strategySchema, weight: z.number().positive() })).min(1),
  whole: z.optional(pick(strategySchema.def.getter(), wholeMask)),
});
const teamsFile = z.object({ teams: z.array(teamSchema).min(1) });

/** Reads the files that the options name; throws `BadInput`. Without a strategy, a contest has every legal lineup. */
export function readInputs({ strategy, ...options }: StrategyOptions, io: EngineIo): Inputs {
  const common = commonOf(options, io);
  const schema = common.contest === undefined ? strategySchema : contestStrategySchema;
  if (strategy !== undefined) return { ...common, strategy: parseFile(strategy, schema, io) };
  if (common.contest === undefined) throw new BadInput("Give --strategy.");
  return { ...common, strategy: common.contest.strategy };
}

export function readGenerateInputs(options: GenerateArguments, io: EngineIo): GenerateInputs {
  const inputs = strategyInputs(options, io);
  const { avoid, keep, teams, seed } = options;
  return {
    ...inputs,
    teams,
    seed,
    avoid: avoid.map((path) => givenTeams(path, inputs.match, io)),
    keep: keep === undefined ? undefined : givenTeams(keep, inputs.match, io),
  };
}

function strategyInputs({ preset, ...options }: GenerateArguments, io: EngineIo): Inputs {
  if (preset === undefined) {
    if (options.strategy === undefined && !isSalaryFile(options.match))
      throw new BadInput("Give --strategy or --preset.");
    return readInputs(options, io);
  }
  const common = commonOf(options, io);
  if (common.contest !== undefined) throw new BadInput(inEnglish("engine-commands.noPreset"));
  const pool = playedIn(playersOf(parseFile(options.match, matchFile, io)), []);
  return { ...common, strategy: presetStrategy(preset, { match: common.match, pool }) };
}

export function readMixInputs(options: MixOptions, io: EngineIo): MixInputs {
  const { strategies, whole = {} } = parseFile(options.mix, mixFile, io);
  const { teams, seed } = options;
  return { ...commonOf(options, io), teams, seed, parts: strategies, whole };
}

export function readRepairInputs(options: RepairOptions, io: EngineIo): RepairInputs {
  const inputs = readInputs(options, io);
  const { out, in: preferredNames = [], seed } = options;
  const knownPlayers = new Set(inputs.match.players.map((player) => player.player_index));
  for (const [option, indexes] of Object.entries({ "--out": out, "--in": preferredNames }))
    for (const index of indexes)
      if (!knownPlayers.has(index))
        throw new BadInput(`${option}: ${index}: no such player in ${options.match}`);
  return {
    ...inputs,
    seed,
    givenTeams: givenTeams(options.given, inputs.match, io),
    out,
    in: preferredNames,
  };
}

export function readHindsightInputs(options: HindsightOptions, io: EngineIo): HindsightInputs {
  const inputs = readInputs(options, io);
  const { teams, best } = options;
  const points = pointsOf(options, io);
  return {
    ...inputs,
    points,
    played: playedIn(playersOf(parseFile(options.match, matchFile, io)), points),
    givenTeams: teams === undefined ? undefined : givenTeams(teams, inputs.match, io),
    best,
  };
}

function playedIn(players: readonly z.infer<typeof playerFields>[], points: readonly number[]): number[] {
  const playersOfMatch = players.filter(
    ({ playing, player_index: index }) => playing === 1 || (points[index] ?? 0) !== 0,
  );
  return (playersOfMatch.length > 0 ? playersOfMatch : players).map(({ player_index: index }) => index);
}

/** From the file of points, else from the match detail, which includes points once the match is scored. */
function pointsOf({ match: path, points: file }: HindsightOptions, io: EngineIo): number[] {
  const players = playersOf(parseFile(path, matchFile, io));
  const points: number[] = [];
  if (file === undefined) {
    if (players.every((player) => player.points === null))
      throw new BadInput(`${path}: no player has points: give them by --points FILE`);
    for (const { player_index: index, points: own } of players) points[index] = own ?? 0;
    return Array.from(points, (own) => own ?? 0);
  }
  const knownPlayers = new Set(players.map((player) => player.player_index));
  for (const [index, own] of Object.entries(parseFile(file, pointsFile, io))) {
    if (!knownPlayers.has(Number(index))) throw new BadInput(`${file}: ${index}: no such player`);
    points[Number(index)] = own;
  }
  return Array.from(points, (own) => own ?? 0);
}

function givenTeams(file: string, match: EngineMatch, io: EngineIo): TeamColumns {
  const given = fromTeams(parseFile(file, teamsFile, io).teams, match);
  if (!given.ok) throw new BadInput(`${file}: teams.${given.error.team}: ${given.error.code}`);
  return given.value;
}

const playersOf = (match: z.infer<typeof matchFile>) => [
  ...match.left_team_players,
  ...match.right_team_players,
];

export function commonOf({ match: path, format }: CommonOptions, io: EngineIo): CommonInputs {
  const contest = isSalaryFile(path) ? contestOf(path, io) : undefined;
  const platform = platforms.find((each) => each === format);
  if (platform !== undefined && contest?.platform !== platform)
    throw new BadInput(inEnglish("engine-commands.otherPlatform", { path, platform }));
  const document = contest === undefined ? parseFile(path, matchFile, io) : undefined;
  const players = contest?.match.players ?? playersOf(document!);
  const names = new Map(players.map(({ player_index: index, name }) => [index, name ?? String(index)]));
  return {
    match: contest?.match ?? { sport: document!.sport_index, players },
    nameOf: (index) => names.get(index) ?? String(index),
    format,
    contest,
  };
}

/** Reads a document; throws `BadInput`. */
export function parseFile<Value>(path: string, schema: z.core.$ZodType<Value>, io: EngineIo): Value {
  const document = jsonOf(path, io);
  const result = z.safeParse(schema, document);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => {
    const field = issue.path.length === 0 ? "the document" : issue.path.join(".");
    return `${path}: ${field}: ${issue.message}`;
  });
  throw new BadInput(reasons.join("\n"));
}

function jsonOf(path: string, io: EngineIo): unknown {
  const text = textOf(path, io);
  try {
    return JSON.parse(withoutMark(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadInput(`${path}: is no JSON: ${reason}`, { cause: error });
  }
}
