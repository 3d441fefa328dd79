import type { Handler } from "../../http/handler.ts";
import { getMatch } from "./get-match.ts";
import { getMatches } from "./get-matches.ts";
import { getScorecard } from "./get-scorecard.ts";

export const fantasyHandlers: readonly Handler[] = [getMatches, getMatch, getScorecard];
