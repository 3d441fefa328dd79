import { parseArgs } from "node:util";
import { strategySchema, type Strategy } from "@teamwright/domain";
import type { EngineMatch } from "@teamwright/engine";
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
});
const matchFile = z.object({
  sport_index: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  left_team_players: z.array(player).max(70),
  right_team_players: z.array(player).max(70),
});

export interface Inputs {
  readonly match: EngineMatch;
  readonly strategy: Strategy;
  readonly nameOf: (playerIndex: number) => string;
  readonly teams: number;
  readonly seed: number | undefined;
  readonly format: "json" | "csv";
}

const options = {
  match: { type: "string" },
  strategy: { type: "string" },
  teams: { type: "string" },
  seed: { type: "string" },
  format: { type: "string" },
} as const;

const DEFAULT_TEAMS = 20;

/** Reads arguments and files; throws `BadInput`. */
export function readInputs(args: readonly string[], io: EngineIo): Inputs {
  const values = argumentsOf(args);
  if (values.match === undefined) throw new BadInput("--match FILE is missing");
  if (values.strategy === undefined) throw new BadInput("--strategy FILE is missing");
  const format = values.format ?? "json";
  if (format !== "json" && format !== "csv") throw new BadInput("--format is json or csv");
  const match = parsed(values.match, matchFile, io);
  const strategy = parsed(values.strategy, strategySchema, io);
  const players = [...match.left_team_players, ...match.right_team_players];
  const names = new Map(players.map(({ player_index: index, name }) => [index, name ?? String(index)]));
  return {
    match: { sport: match.sport_index, players },
    strategy,
    nameOf: (index) => names.get(index) ?? String(index),
    teams: values.teams === undefined ? DEFAULT_TEAMS : wholeNumber("--teams", values.teams),
    seed: values.seed === undefined ? undefined : wholeNumber("--seed", values.seed),
    format,
  };
}

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
