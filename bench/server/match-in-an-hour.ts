import { sampleMatch } from "../../apps/server/src/modules/feeds/testing/samples.ts";

/** A document for the feed: the sample match, which begins in an hour, before or after its line-ups. */
export function matchInAnHour(id: string, lineups: boolean): object {
  const match = sampleMatch(id);
  const squad = (team: typeof match.left) => ({
    ...team,
    players: (team?.players ?? []).map((player, index) => ({
      ...player,
      ...(lineups ? { playing: index < 11 } : {}),
    })),
  });
  const match_time = new Date(Date.now() + 3_600_000).toISOString();
  return { ...match, match_time, left: squad(match.left), right: squad(match.right) };
}
