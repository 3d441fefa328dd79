import { cricket } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";

/** Suggestions and the Custom button work in automatic cricket matches only. */
export const hasSuggestions = (match: MatchDetail): boolean =>
  match.automatic && match.sport_index === cricket.index;
