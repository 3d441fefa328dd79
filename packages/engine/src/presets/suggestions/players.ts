import { sportByIndex } from "@teamwright/domain/sports";
import type { Outcome } from "@teamwright/domain";
import { succeed } from "../../outcome.ts";
import type { Refusal } from "../../outcome.ts";
import { playersOf } from "../preset.ts";
import type { PresetInput } from "../preset.ts";
import { clampCount, percentagesMissing, rankBy } from "./suggestion.ts";
import type { PlayerSuggestion, RankedPlayer } from "./suggestion.ts";

/** The maximum and the default number in the dialogs. Source: document 000 section 9. */
export const suggestionCounts = {
  fixed: { most: 4, default: 1 },
  captains: { most: 8, default: 4 },
  viceCaptains: { most: 12, default: 6 },
} as const;

/** A player counts as popular from this percentage on. Source: document 000 section 9. */
const POPULAR_FROM = 50;
/** Captain suggestions consider this many players from the top. Source: document 000 section 9. */
const CAPTAIN_CANDIDATES = 11;

type SuggestedPlayers = Outcome<PlayerSuggestion, Refusal>;

/** Fixed players: the most selected of the popular ones; fewer where fewer are popular. */
export function suggestFixed(
  input: PresetInput,
  count: number = suggestionCounts.fixed.default,
): SuggestedPlayers {
  const rankedPlayers = rankBy(playersOf(input), (player) => player.selected_by);
  if (rankedPlayers === null) return percentagesMissing("selected_by");
  const popular = rankedPlayers.filter(({ percent }) => percent >= POPULAR_FROM);
  const most = Math.min(suggestionCounts.fixed.most, sportByIndex(input.match.sport).fixedMax);
  const takenPlayers = popular.slice(0, clampCount(count, most));
  return suggest("fixed", takenPlayers, popular);
}

/** Captains: the first `count` of the top 11 by captain percentage. */
export function suggestCaptains(
  input: PresetInput,
  count: number = suggestionCounts.captains.default,
): SuggestedPlayers {
  const rankedPlayers = rankBy(playersOf(input), (player) => player.captain_percentage);
  if (rankedPlayers === null) return percentagesMissing("captain_percentage");
  const candidates = rankedPlayers.slice(0, CAPTAIN_CANDIDATES);
  const takenPlayers = candidates.slice(0, clampCount(count, suggestionCounts.captains.most));
  return suggest("captains", takenPlayers, candidates);
}

/** Vice-captains: the first `count` by vice-captain percentage. */
export function suggestViceCaptains(
  input: PresetInput,
  count: number = suggestionCounts.viceCaptains.default,
): SuggestedPlayers {
  const rankedPlayers = rankBy(playersOf(input), (player) => player.vice_captain_percentage);
  if (rankedPlayers === null) return percentagesMissing("vice_captain_percentage");
  const candidates = rankedPlayers.slice(0, suggestionCounts.viceCaptains.most);
  const takenPlayers = candidates.slice(0, clampCount(count, suggestionCounts.viceCaptains.most));
  return suggest("vice-captains", takenPlayers, candidates);
}

function suggest(
  topic: string,
  takenPlayers: readonly RankedPlayer[],
  candidates: readonly RankedPlayer[],
): SuggestedPlayers {
  const players = takenPlayers.map(({ player }) => player);
  const percents = takenPlayers.map(({ percent }) => percent);
  return succeed({
    players,
    candidates: candidates.map(({ player }) => player),
    reason: {
      code: `suggest-${topic}`,
      values: { players, percents },
    },
  });
}
