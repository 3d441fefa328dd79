import type { Handler } from "../../http/handler.ts";
import { getMatch } from "./handlers/get-match.ts";
import { getMatches } from "./handlers/get-matches.ts";
import { getScorecard } from "./handlers/get-scorecard.ts";
import { getMatchForAdmin, listMatches } from "./handlers/read-for-admin.ts";
import { selectRuleSet } from "./handlers/select-rule-set.ts";
import { liftOverrides, setOverrides } from "./handlers/set-overrides.ts";

export const matchHandlers: readonly Handler[] = [
  getMatch,
  getMatches,
  getScorecard,
  getMatchForAdmin,
  listMatches,
  liftOverrides,
  selectRuleSet,
  setOverrides,
];
