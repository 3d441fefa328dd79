import type { Handler } from "#http/handler.ts";
import { answerAttention, listAttention } from "./handlers/attention.ts";
import { getMatch } from "./handlers/get-match.ts";
import { getMatches } from "./handlers/get-matches.ts";
import { getScorecard } from "./handlers/get-scorecard.ts";
import { addPlayer, mergeMatches, mergePlayers } from "./handlers/merge.ts";
import { getMatchForAdmin, listMatches } from "./handlers/read-for-admin.ts";
import { selectRuleSet } from "./handlers/select-rule-set.ts";
import { getPriority, setPriority } from "./handlers/source-priority.ts";
import { liftOverrides, setOverrides } from "./handlers/set-overrides.ts";

export const matchHandlers: readonly Handler[] = [
  addPlayer,
  answerAttention,
  getMatch,
  getPriority,
  listAttention,
  mergeMatches,
  mergePlayers,
  setPriority,
  getMatches,
  getScorecard,
  getMatchForAdmin,
  listMatches,
  liftOverrides,
  selectRuleSet,
  setOverrides,
];
