import { contract } from "@teamwright/contract";
import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail, Player } from "@teamwright/domain";
import { membersOf } from "@teamwright/engine/team-set";
import { done, refused, tooManyRequests } from "#http/answer.ts";
import type { RefusedAnswer } from "#http/answer.ts";
import type { Deps } from "#http/deps.ts";
import { handle } from "#http/handler.ts";
import { MAIN_APP } from "#providers/apps.ts";
import { detailOf, findMatches, findMatchOfApp } from "#modules/matches/public.ts";
import { directTeams } from "../direct-teams.ts";
import { directStrategies } from "../direct-strategies.ts";
import { shareOf } from "../share-of.ts";

const noTransaction = { transaction: false } as const;

/** Filters of a match that one account may generate in a minute; cached teams do not count. */
const NEW_FILTERS = { max: 20, windowSeconds: 60 } as const;

/** Our match that is mapped to the main app's match. */
async function mappedMatch(
  { database: { db } }: Deps,
  { sport, id }: { readonly sport: string; readonly id: string },
): Promise<MatchDetail | RefusedAnswer> {
  const ourId = await findMatchOfApp(db, MAIN_APP, id);
  const [match] = ourId === null ? [] : await findMatches(db, [ourId]);
  if (match === undefined) return refused("match_not_mapped");
  const detail = detailOf(match.shown);
  return sportByIndex(detail.sport_index).slug === sport ? detail : refused("match_not_mapped");
}

const mappedPlayers = (players: readonly Player[]) =>
  players.flatMap(({ pl_id, player_index, name, image, role, credits, playing }) =>
    pl_id === null ? [] : [{ id: pl_id, player_index, name, image, role, credits, playing }],
  );

const sidesOf = (match: MatchDetail) => ({
  left_players_data: mappedPlayers(match.left_team_players),
  right_players_data: mappedPlayers(match.right_team_players),
  left_team_name: match.left_team_name,
  right_team_name: match.right_team_name,
});

export const playerData = handle(
  contract.mapper.playerData,
  async ({ params, deps }) => {
    const match = await mappedMatch(deps, params);
    if ("kind" in match) return match;
    return done("", {
      data: {
        ...sidesOf(match),
        left_team_logo: match.left_team_image,
        right_team_logo: match.right_team_image,
        lineup_available: match.lineup_status === 1,
      },
    });
  },
  noTransaction,
);

export const teams = handle(
  contract.mapper.teams,
  async ({ params, body, session, deps }) => {
    const match = await mappedMatch(deps, params);
    if ("kind" in match) return match;
    const strategies = directStrategies(match, body);
    const teams = directTeams.find(match, strategies);
    const limit = teams ?? (await deps.limiter.take(`direct-teams:${session.accountId}`, NEW_FILTERS));
    if ("retryAfter" in limit && limit.retryAfter > 0) return tooManyRequests(limit.retryAfter);
    const columns = await directTeams.get(match, strategies);
    if (columns === null || columns.count === 0) return refused("no_direct_teams");
    const ids = new Map(
      [...match.left_team_players, ...match.right_team_players].map((player) => [
        player.player_index,
        player.pl_id ?? "",
      ]),
    );
    const idOf = (player: number | undefined): string => ids.get(player ?? -1) ?? "";
    const rows = shareOf(columns.count, body.teamsCount, session.accountId);
    return done("", {
      data: {
        ...sidesOf(match),
        teamsCount: rows.length,
        teamsType: body.filterType,
        teams: rows.map((row) => ({
          team: membersOf(columns, row).map(idOf),
          captain: idOf(columns.captain[row]),
          vice_captain: idOf(columns.viceCaptain[row]),
          series_name: match.series_name,
        })),
      },
    });
  },
  noTransaction,
);
