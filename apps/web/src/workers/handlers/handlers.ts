import { allocateTeams } from "./allocate.ts";
import { analyse } from "./analyse.ts";
import { backtestMatch } from "./backtest.ts";
import { count } from "./count.ts";
import { explainStrategy } from "./explain.ts";
import { exportTeams } from "./export.ts";
import { generateTeams } from "./generate.ts";
import { auto, countMix, generateMix } from "./mixes.ts";
import { predictions, quick, smart, suggestCredits, suggestPlayers, suggestShapes } from "./presets.ts";
import { repairSet } from "./repair.ts";
import type { CallHandler } from "./handler.ts";
import { bests, hindsight } from "./hindsight.ts";
import { choose, filter, merge, openTeams, score, select, shuffle } from "./team-sets.ts";

/** Every call of the engine, once: the page takes names and types from here (`engine-client/calls.ts`). */
export const handlers = {
  count,
  explain: explainStrategy,
  generate: generateTeams,
  open: openTeams,
  filter,
  analyse,
  repair: repairSet,
  allocate: allocateTeams,
  export: exportTeams,
  select,
  choose,
  merge,
  shuffle,
  score,
  hindsight,
  bests,
  backtest: backtestMatch,
  suggestPlayers,
  suggestShapes,
  suggestCredits,
  quick,
  smart,
  predictions,
  countMix,
  generateMix,
  auto,
} as const satisfies Readonly<Record<string, CallHandler<never>>>;
