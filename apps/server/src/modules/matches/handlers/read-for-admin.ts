import { contract } from "@teamwright/contract";
import { sportByIndex, sportBySlug } from "@teamwright/domain";
import { ruleSetById } from "@teamwright/scoring";
import { done, refused } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { pagesOf } from "#http/pages-of.ts";
import { lineupOut } from "../line-up.ts";
import { findMatch, pageOfMatches } from "../match-store.repository.ts";
import type { KeptMatch } from "../match-store.repository.ts";
import { isAutomatic, isCounted } from "../match-view.ts";
import { valueOfField } from "../overrides.ts";
import type { Override } from "../overrides.ts";
import { isRecountable, RULE_SET, ruleSetsFor } from "../scored-by.ts";

function headOf({ stored, shown }: KeptMatch) {
  return {
    id: stored.id,
    sport: sportByIndex(stored.sport).slug,
    feed: stored.feed,
    match_time: shown.matchTime,
    series: shown.series,
    status: shown.state,
    venue: shown.venue,
    hidden: shown.hidden,
    left_team_name: shown.sides[0].name,
    left_short_name: shown.sides[0].shortName,
    left_image: shown.sides[0].image,
    right_team_name: shown.sides[1].name,
    right_short_name: shown.sides[1].shortName,
    right_image: shown.sides[1].image,
    lineup_out: lineupOut(shown),
    automatic: isAutomatic(shown),
  };
}

/** The feed's values that overrides hide, by field. */
const hidden = ({ stored, overrides }: KeptMatch, playerIndex: number | null): Record<string, unknown> =>
  Object.fromEntries(
    overrides
      .filter((override) => override.playerIndex === playerIndex && !isSelection(override))
      .map(({ field }) => [field, valueOfField(stored, playerIndex, field) ?? null]),
  );

function scoringOf({ stored, shown, overrides }: KeptMatch) {
  const ruleSet = ruleSetById(shown.scoring?.ruleSet ?? "");
  return {
    rule_set: shown.scoring?.ruleSet ?? null,
    by_hand: overrides.some(isSelection),
    recountable: isRecountable(stored),
    uncertainties: [...(ruleSet?.uncertainties ?? [])],
    warnings: [...(shown.scoring?.warnings ?? [])],
    rule_sets: ruleSetsFor(stored).map(({ id, app, from, to }) => ({ id, app, from, to })),
  };
}

const isSelection = ({ playerIndex, field }: Override): boolean => playerIndex === null && field === RULE_SET;

export const listMatches = handle(contract.matches.listForAdmin, async ({ db, query }) => {
  const sport = query.sport === undefined ? undefined : sportBySlug(query.sport)?.index;
  const page = await pageOfMatches(db, {
    page: query.page,
    size: query.size,
    search: query.search,
    status: query.status,
    day: query.day,
    only: query.only,
    ...(sport === undefined ? {} : { sport }),
  });
  const data = page.matches.map((match) => ({
    ...headOf(match),
    players: match.shown.players.filter((player) => !player.withdrawn).length,
    overrides: match.overrides.length,
  }));
  return done("", { data, totalPages: pagesOf(page.total, query.size) });
});

export const getMatchForAdmin = handle(contract.matches.getForAdmin, async ({ db, params }) => {
  const match = await findMatch(db, params.id);
  if (match === null) return refused("not_found");
  const players = match.shown.players.map((player) => ({
    player_index: player.index,
    player_fixed_id: player.fixedId,
    team_index: player.side,
    name: player.name,
    role: player.role,
    credits: player.credits,
    playing: player.playing,
    points: player.points,
    selected_by: player.selectedBy,
    captain_percentage: player.captainPercentage,
    vice_captain_percentage: player.viceCaptainPercentage,
    availability: player.availability,
    pl_id: player.providerId,
    marks: isCounted(player) ? [...player.marks] : [],
    withdrawn: player.withdrawn,
    overridden: hidden(match, player.index),
  }));
  return done("", {
    data: { ...headOf(match), overridden: hidden(match, null), scoring: scoringOf(match), players },
  });
});
