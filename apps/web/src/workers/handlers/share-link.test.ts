import { describe, expect, it } from "vitest";
import type { MatchDetail, Strategy } from "@teamwright/domain";
import { squadOf } from "#data/strategy/pool.ts";
import { fingerprintOfTeams, matchAsShared, readShareLink, shareAddress } from "#data/strategy/share-link.ts";
import { sampleMatch } from "#data/strategy/testing/sample-match.ts";
import { generateTeams } from "./generate.ts";
import { generateMix } from "./mixes.ts";

const quiet = () => undefined;
const sentMatch = sampleMatch(0, { left: [2, 4, 3, 4], right: [2, 4, 3, 4] });
/** The receiver's feed, later: other credits and percentages, squads in another order. */
const later = (feed: MatchDetail): MatchDetail => ({
  ...feed,
  left_team_players: feed.left_team_players
    .map((player) => ({ ...player, credits: player.credits + 0.5, captain_percentage: 3 }))
    .toReversed(),
});
const players = squadOf(sentMatch)
  .slice(1, 25)
  .map((player) => player.player_index);
const strategy: Strategy = {
  sport: 0,
  players,
  captains: players.slice(0, 6),
  vice_captains: players.slice(6, 12),
  captain_distribution: { mode: 0 },
  credits: [95, 100],
};
const engineMatchOf = (match: MatchDetail) => ({ sport: match.sport_index, players: squadOf(match) });

describe("teams from a share link", () => {
  it("are the sender's, byte for byte, though the feed has changed meanwhile", async () => {
    const generation = generateTeams(
      { match: engineMatchOf(sentMatch), strategy, teams: 400, seed: 11 },
      quiet,
    );
    if (!generation.ok) throw new Error(generation.error.code);
    const sharedStrategy = {
      matchId: sentMatch.id,
      seed: 11,
      teams: 400,
      generationType: 2,
      strategy,
    } as const;
    const address = await shareAddress(sharedStrategy, squadOf(sentMatch), "https://a.example");
    const read = await readShareLink(address.slice(address.indexOf("#")));
    if (!read.ok) throw new Error(read.error);
    const shownMatch = matchAsShared(read.value, later(sentMatch));
    if (shownMatch === null) throw new Error("other players");
    const { seed, teams } = read.value;
    const again = generateTeams(
      { match: engineMatchOf(shownMatch.match), strategy: read.value.strategy, teams, seed },
      quiet,
    );
    if (!again.ok) throw new Error(again.error.code);
    expect(again.value.teams).toEqual(generation.value.teams);
    expect(fingerprintOfTeams(again.value.teams)).toBe(fingerprintOfTeams(generation.value.teams));
    const other = generateTeams({ match: engineMatchOf(sentMatch), strategy, teams: 400, seed: 12 }, quiet);
    expect(other.ok && fingerprintOfTeams(other.value.teams)).not.toBe(
      fingerprintOfTeams(generation.value.teams),
    );
  });

  it("of a mix keep to the exposure of the whole", () => {
    const star = players[0] ?? 0;
    const parts = [
      { weight: 2, strategy: { ...strategy, fixed: [star] } },
      { weight: 1, strategy },
    ];
    const whole = { exposure: { [star]: { max: 70 } } };
    const generation = generateMix(
      { match: engineMatchOf(sentMatch), parts, whole, teams: 300, seed: 5 },
      quiet,
    );
    if (!generation.ok) throw new Error(generation.error.code);
    const { members, count } = generation.value.teams;
    const holders = Array.from(
      { length: count },
      (_, row) => ((members[3 * row + (star >> 5)] ?? 0) >>> (star & 31)) & 1,
    );
    const share = (100 * holders.filter((bit) => bit === 1).length) / count;
    expect(count).toBe(300);
    expect(share).toBeGreaterThanOrEqual(66);
    expect(share).toBeLessThanOrEqual(70);
  });
});
