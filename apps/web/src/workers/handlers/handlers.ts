import type { Outcome } from "@teamwright/domain";
import type { CallName, FailureOf, InputOf, OutputOf } from "../../engine-client/calls.ts";
import { analyse } from "./analyse.ts";
import { count } from "./count.ts";
import { explainStrategy } from "./explain.ts";
import { exportTeams } from "./export.ts";
import { generateTeams } from "./generate.ts";
import { auto, generateMix } from "./mixes.ts";
import { quick, smart, suggestCredits, suggestPlayers, suggestShapes } from "./presets.ts";
import { repairSet } from "./repair.ts";
import { hindsight } from "./hindsight.ts";
import { filter, merge, openTeams, score, select, shuffle } from "./team-sets.ts";

export type OnProgress = (done: number, total: number) => void;

/** Does one call. An expected failure is its outcome; a throw is a bug, which `answer` reports. */
export type Handler<Name extends CallName> = (
  input: InputOf<Name>,
  onProgress: OnProgress,
) => Outcome<OutputOf<Name>, FailureOf<Name>>;

/** A handler whose call is not known in the types: of a request that came over the edge. */
export type AnyHandler = (input: unknown, onProgress: OnProgress) => Outcome<unknown, unknown>;

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
  suggestPlayers,
  suggestShapes,
  suggestCredits,
  quick,
  smart,
  generateMix,
  auto,
};
