import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";

/** Suggestions and the Custom button work in automatic matches of sports that have suggestions. */
export const hasSuggestions = (match: MatchDetail): boolean =>
  match.automatic && sportByIndex(match.sport_index).suggestions;
