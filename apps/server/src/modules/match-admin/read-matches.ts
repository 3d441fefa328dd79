import { contract } from "@teamwright/contract";
import { sportByIndex, sports } from "@teamwright/domain";
import { done, refused } from "../../http/answer.ts";
import { handle } from "../../http/handler.ts";
import { feedList } from "../../matches/feeds.ts";
import { lineupOut } from "../../matches/line-up.ts";
import { findMatch, pageOfFeedRuns, pageOfMatches } from "../../matches/match-store.repository.ts";
import type { KeptMatch } from "../../matches/match-store.repository.ts";
import { isAutomatic } from "../../matches/match-view.ts";
import { feedValue } from "../../matches/overrides.ts";

const pagesOf = (total: number, size: number): number => Math.ceil(total / size);

function headOf({ stored, shown }: KeptMatch) {
  return {
    id: stored.id,
    sport: sportByIndex(stored.sport).slug,
    feed: stored.feed,
    match_time: shown.matchTime,
    series: shown.series,
    status: shown.state,
    left_team_name: shown.sides[0].name,
    right_team_name: shown.sides[1].name,
    lineup_out: lineupOut(shown),
    automatic: isAutomatic(shown),
  };
}

/** The feed's values under what was set by hand, by field. */
const hidden = ({ stored, overrides }: KeptMatch, playerIndex: number | null): Record<string, unknown> =>
  Object.fromEntries(
    overrides
      .filter((override) => override.playerIndex === playerIndex)
      .map(({ field }) => [field, feedValue(stored, playerIndex, field) ?? null]),
  );

export const listMatches = handle(contract.matchAdmin.list, async ({ db, query }) => {
  const sport = sports.find((candidate) => candidate.slug === query.sport)?.index;
  const found = await pageOfMatches(db, {
    page: query.page,
    size: query.size,
    ...(sport === undefined ? {} : { sport }),
  });
  const data = found.matches.map((match) => ({
    ...headOf(match),
    players: match.shown.players.filter((player) => !player.withdrawn).length,
    overrides: match.overrides.length,
  }));
  return done("", { data, totalPages: pagesOf(found.total, query.size) });
});

export const getMatchForAdmin = handle(contract.matchAdmin.get, async ({ db, params }) => {
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
    withdrawn: player.withdrawn,
    overridden: hidden(match, player.index),
  }));
  return done("", { data: { ...headOf(match), overridden: hidden(match, null), players } });
});

export const listRuns = handle(contract.matchAdmin.runs, async ({ db, query }) => {
  const { runs, total } = await pageOfFeedRuns(db, query.page, query.size);
  const data = runs.map(({ id, createdAt, actorId: _actorId, files, problems, ...run }) => ({
    ...run,
    id: String(id),
    files: [...files],
    problems: [...problems],
    createdAt: createdAt.toISOString(),
  }));
  return done("", { feeds: feedList(), data, totalPages: pagesOf(total, query.size) });
});
