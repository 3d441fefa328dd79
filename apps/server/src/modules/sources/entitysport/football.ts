import { footballPerformance, scoreFootball, selectRuleSet } from "@teamwright/scoring";
import type { FootballBox } from "@teamwright/scoring";
import { football as sport } from "@teamwright/domain";
import { z } from "zod";
import { pointsWithParts } from "#modules/match-model/public.ts";
import { creditsOf, looseCount, looseId, looseNumber, looseText } from "./loose.ts";
import { bothSides } from "./team-sport.ts";
import { teamSportSource } from "./team-sport-source.ts";

const player = z.object({ pid: looseId, pname: looseText, role: looseText, rating: looseNumber });
const squads = z.object({ teams: bothSides(player) });

/** One letter where the vendor has no word. */
const letters: Readonly<Record<string, string>> = { G: "GK", D: "DEF", M: "MID", F: "ST" };

const lineupSide = z
  .object({ lineup: z.object({ player: z.array(z.object({ pid: looseId })) }) })
  .transform(({ lineup }) => lineup.player.map(({ pid }) => pid));
const bench = z.object({ substitutes: z.array(z.object({ pid: looseId })) });
const lineups = z.object({
  lineup: z.object({ home: z.unknown().optional(), away: z.unknown().optional() }),
});

/** Counts of a player in the vendor's words. */
const stats = z.object({
  pid: looseId,
  minutesplayed: looseCount,
  goalscored: looseCount,
  assist: looseCount,
  shotsontarget: looseCount,
  chancecreated: looseCount,
  accuratepass: looseCount,
  tacklesuccess: looseCount,
  interceptionwon: looseCount,
  saves: looseCount,
  penaltysave: looseCount,
  penaltymissed: looseCount,
  goalsconceded: looseCount,
  owngoals: looseCount,
  yellowcard: looseCount,
  redcard: looseCount,
});
const allStats = z.object({ playerStats: bothSides(stats) });

/** EntitySport's football: docs/feeds/entitysport.md. */
export const entitySportFootball = teamSportSource({
  name: "entitysport-football",
  title: "EntitySport football",
  sport: "football",
  baseUrl: "https://soccer.entitysport.com",
  playHours: 2,
  prefix: "esf",
  starters: sport.starters,
  listHasDays: true,
  squadPages: 1,
  squadPath: ({ externalId }) => ({
    path: `/matches/${externalId}/newfantasy`,
    query: { fantasy: "new2point" },
  }),
  scorePath: ({ externalId }) => ({
    path: `/matches/${externalId}/newfantasy`,
    query: { fantasy: "new2point" },
  }),
  squads: (items) => {
    const { home = [], away = [] } = squads.safeParse(items).data?.teams ?? {};
    const of = (players: typeof home) =>
      players.map(({ pid, pname, role, rating }) => ({
        pid,
        name: pname,
        role: letters[role] ?? role,
        credits: creditsOf(rating),
      }));
    return { home: of(home), away: of(away) };
  },
  lineups: (items) => {
    const { home, away } = lineups.safeParse(items).data?.lineup ?? {};
    const of = (side: unknown) => ({
      playing: lineupSide.safeParse(side).data ?? [],
      substitutes: (bench.safeParse(side).data?.substitutes ?? []).map(({ pid }) => pid),
    });
    return { home: of(home), away: of(away) };
  },
  points: (items, sides, day) => {
    const read = allStats.safeParse(items).data?.playerStats;
    const rules = selectRuleSet({ app: "dream11", sport: "football", format: null, gender: null, day });
    if (read === undefined || !rules.ok || (read.home.length === 0 && read.away.length === 0)) return null;
    const points = new Map<string, object>();
    for (const side of ["home", "away"] as const)
      for (const knownPlayer of sides[side]) {
        const did = read[side].find(({ pid }) => `esf-${pid}` === knownPlayer.id);
        if (did === undefined || (did.minutesplayed === 0 && !knownPlayer.playing)) continue;
        const box: FootballBox = {
          presence: knownPlayer.playing ? "starter" : "substitute",
          role: sport.roles[knownPlayer.role]?.code ?? "",
          minutes: did.minutesplayed,
          goals: did.goalscored,
          assists: did.assist,
          shotsOnTarget: did.shotsontarget,
          chancesCreated: Math.max(0, did.chancecreated - did.assist),
          passes: did.accuratepass,
          tacklesWon: did.tacklesuccess,
          interceptions: did.interceptionwon,
          saves: did.saves,
          penaltiesSaved: did.penaltysave,
          penaltiesMissed: did.penaltymissed,
          goalsConceded: did.goalsconceded,
          ownGoals: did.owngoals,
          yellowCards: did.yellowcard,
          redCards: did.redcard,
        };
        const performance = footballPerformance(box);
        points.set(knownPlayer.id, pointsWithParts({ ...scoreFootball(box, rules.value), performance }));
      }
    return { ruleSet: rules.value.id, warnings: [], points, none: pointsWithParts(undefined) };
  },
});
