import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { strategySchema } from "@teamwright/domain";
import type { Strategy } from "@teamwright/domain";
import { withoutSetBounds } from "@teamwright/engine";
import { distributionFields } from "@teamwright/engine/team-set";
import type { ForecastModel } from "@teamwright/forecast";
import { z } from "zod";
import { BadInput } from "../engine/bad-input.ts";
import { commonOf, matchFile, parseFile, playerFields } from "../engine/inputs.ts";
import type { CommonInputs } from "../engine/inputs.ts";
import type { EngineIo } from "../engine/engine-io.ts";
import { fileProblem } from "../file-problem.ts";
import { modelOf } from "./model-file.ts";

export interface SuggestOptions {
  readonly model: string;
  readonly match: string;
  readonly strategy?: string;
  readonly teams: number;
  readonly top: number;
  readonly seed: number;
  readonly simulations: number;
  readonly rules?: string;
  readonly json?: true;
}

const player = playerFields.extend({
  player_fixed_id: z.string().min(1).max(80),
  last_play_text: z.string().optional(),
});
const squadOf = z.array(player).max(70);

/** The fields of the match detail that a forecast needs. */
const matchToForecast = matchFile.extend({
  match_time: z.iso.datetime(),
  series_name: z.string().default(""),
  left_team_name: z.string().min(1),
  right_team_name: z.string().min(1),
  rule_set: z.string().nullish(),
  left_team_players: squadOf,
  right_team_players: squadOf,
});
export interface SuggestInputs extends Pick<CommonInputs, "match" | "nameOf"> {
  readonly detail: z.infer<typeof matchToForecast>;
  readonly model: ForecastModel;
  /** Null: every legal team. */
  readonly strategy: Strategy | null;
  readonly options: SuggestOptions;
}

const MAX_TEAMS = 100;
const MIN_SIMULATIONS = 64;
const MAX_SIMULATIONS = 20_000;

/** Reads the files that the options name; throws `BadInput`. */
export function readSuggestInputs(options: SuggestOptions, io: EngineIo, cwd: string): SuggestInputs {
  const { match: path, strategy, teams, top, simulations } = options;
  if (teams < 1 || teams > MAX_TEAMS) throw new BadInput(`--teams is 1 to ${MAX_TEAMS}.`);
  if (simulations < MIN_SIMULATIONS || simulations > MAX_SIMULATIONS)
    throw new BadInput(`--simulations is ${MIN_SIMULATIONS} to ${MAX_SIMULATIONS}.`);
  if (!(top >= 0.1 && top <= 50)) throw new BadInput("--top is 0.1 to 50.");
  const { match, nameOf } = commonOf({ match: path, format: "json" }, io);
  return {
    match,
    nameOf,
    detail: parseFile(path, matchToForecast, io),
    model: readModel(options.model, cwd),
    strategy: strategy === undefined ? null : boundsOfTeams(parseFile(strategy, strategySchema, io), io),
    options,
  };
}

/** The bounds on single teams: the choice decides what the set is like. */
function boundsOfTeams(strategy: Strategy, io: EngineIo): Strategy {
  const isShare = (name: string): boolean => (distributionFields as readonly string[]).includes(name);
  const keptOptions = Object.fromEntries(
    Object.entries(withoutSetBounds(strategy)).filter(([name]) => !isShare(name)),
  ) as Strategy;
  const droppedNames = Object.keys(strategy).filter((name) => !(name in keptOptions));
  if (droppedNames.length > 0)
    io.stderr(`Bounds on the set as a whole are left out: ${droppedNames.join(", ")}.`);
  return keptOptions;
}

function readModel(path: string, cwd: string): ForecastModel {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(resolve(cwd, path));
  } catch (error) {
    throw new BadInput(`${path}: cannot be read: ${fileProblem(error)}`, { cause: error });
  }
  const model = modelOf(bytes);
  if (model.ok) return model.value;
  throw new BadInput(`${path}: ${model.error}`);
}
