import { basketballPerformance, score, selectRuleSet } from "@teamwright/scoring";
import { basketball as sport } from "@teamwright/domain";
import { z } from "zod";
import { pointsWithParts } from "#modules/match-model/public.ts";
import { creditsOf, looseCount, looseId, looseList, looseNumber, looseText } from "./loose.ts";
import { bothSides } from "./team-sport.ts";
import { teamSportSource } from "./team-sport-source.ts";

const player = z.object({
  pid: looseId,
  fullname: looseText,
  primaryposition: looseText,
  fantasyplayerrating: looseNumber,
});
const teams = z.array(z.object({ squads: looseList(player) }));
const lineups = z.object({ lineup: z.object({ players: bothSides(z.object({ pid: looseId })) }) });
const stats = z.object({
  match_player_stats: bothSides(
    z.object({
      pid: looseId,
      points: looseCount,
      rebound: looseCount,
      assists: looseCount,
      steals: looseCount,
      blocks: looseCount,
      turnovers: looseCount,
    }),
  ),
});

/** EntitySport's basketball: docs/feeds/entitysport.md. */
export const entitySportBasketball = teamSportSource({
  name: "entitysport-basketball",
  title: "EntitySport basketball",
  sport: "basketball",
  baseUrl: "https://basketball.entitysport.com",
  playHours: 2.5,
  prefix: "esb",
  starters: sport.starters,
  listHasDays: false,
  // A roster per team.
  squadPages: 2,
  squadPath: ({ details }, page) => ({ path: `/team/${details[page === 1 ? "left" : "right"] ?? "0"}/info` }),
  scorePath: ({ externalId }) => ({ path: `/matches/${externalId}/stats` }),
  squads: (items, page) => {
    const players = (teams.safeParse(items).data?.[0]?.squads ?? []).map((each) => ({
      pid: each.pid,
      name: each.fullname,
      role: each.primaryposition,
      credits: creditsOf(each.fantasyplayerrating),
    }));
    return page === 1 ? { home: players } : { away: players };
  },
  lineups: (items) => {
    const { home = [], away = [] } = lineups.safeParse(items).data?.lineup.players ?? {};
    // More than five are a squad, not a line-up.
    const of = (players: typeof home) => ({
      playing: players.length > sport.starters ? [] : players.map(({ pid }) => pid),
      substitutes: [],
    });
    return { home: of(home), away: of(away) };
  },
  points: (items, sides, day) => {
    const read = stats.safeParse(items).data?.match_player_stats;
    const rules = selectRuleSet({ app: "consensus", sport: "basketball", format: null, gender: null, day });
    if (read === undefined || !rules.ok || (read.home.length === 0 && read.away.length === 0)) return null;
    const points = new Map<string, object>();
    for (const side of ["home", "away"] as const)
      for (const knownPlayer of sides[side]) {
        const did = read[side].find(({ pid }) => `esb-${pid}` === knownPlayer.id);
        if (did === undefined) continue;
        const { rebound, pid: _pid, ...rest } = did;
        const performance = basketballPerformance({ ...rest, rebounds: rebound });
        points.set(knownPlayer.id, pointsWithParts({ ...score(performance, rules.value), performance }));
      }
    return { ruleSet: rules.value.id, warnings: [], points, none: pointsWithParts(undefined) };
  },
});
