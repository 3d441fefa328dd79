import type { CallName } from "../../engine-client/calls.ts";
import { analyse } from "./analyse.ts";
import { count } from "./count.ts";
import { explainStrategy } from "./explain.ts";
import { exportTeams } from "./export.ts";
import { generateTeams } from "./generate.ts";
import { auto, generateMix } from "./mixes.ts";
import { quick, smart, suggestCredits, suggestPlayers, suggestShapes } from "./presets.ts";
import { repairSet } from "./repair.ts";
import type { Handler } from "./handler.ts";
import { bests, hindsight } from "./hindsight.ts";
import { filter, merge, openTeams, score, select, shuffle } from "./team-sets.ts";

export const handlers: { readonly [Name in CallName]: Handler<Name> } = {
  count,
  explain: explainStrategy,
  generate: generateTeams,
  open: openTeams,
  filter,
  analyse,
  repair: repairSet,
  export: exportTeams,
  select,
  merge,
  shuffle,
  score,
  hindsight,
  bests,
  suggestPlayers,
  suggestShapes,
  suggestCredits,
  quick,
  smart,
  generateMix,
  auto,
};
