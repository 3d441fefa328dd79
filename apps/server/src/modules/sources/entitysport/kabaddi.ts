import { kabaddiPerformance, scoreKabaddi, selectRuleSet } from "@teamwright/scoring";
import type { KabaddiBox } from "@teamwright/scoring";
import { kabaddi as sport } from "@teamwright/domain";
import { z } from "zod";
import { kabaddiRole } from "#modules/feeds/public.ts";
import { pointsWithParts } from "#modules/match-model/public.ts";
import { creditModel } from "../credit-model.ts";
import { looseCount, looseId, looseList, looseNumber, looseText } from "./loose.ts";
import { bothSides } from "./team-sport.ts";
import { teamSportSource } from "./team-sport-source.ts";

const player = z.object({ pid: looseId, fullname: looseText, positionname: looseText });
const squads = z.object({ squad: bothSides(player) });
const starting = z.object({ starting7: looseList(z.object({ pid: looseId })) });
const lineups = z.object({
  lineup: z.object({ home: z.unknown().optional(), away: z.unknown().optional() }),
});
const counts = z.object({
  pid: looseId,
  raidtouch: looseNumber,
  raidsuccessful: looseCount,
  raidbonus: looseCount,
  superraid: looseCount,
  raidunsuccessful: looseCount,
  tacklesuccessful: looseCount,
  tackleunsuccessful: looseCount,
  supertackles: looseCount,
  greencardcount: looseCount,
  yellowcardcount: looseCount,
  redcardcount: looseCount,
});
const allOuts = z.object({ allouts: looseNumber });
const stats = z.object({
  match_player_stats: bothSides(counts),
  team_stats: z.object({ home: allOuts, away: allOuts }).optional().catch(undefined),
});

/** EntitySport's kabaddi: docs/feeds/entitysport.md. */
export const entitySportKabaddi = teamSportSource({
  name: "entitysport-kabaddi",
  title: "EntitySport kabaddi",
  sport: "kabaddi",
  baseUrl: "https://kabaddi.entitysport.com",
  playHours: 1,
  prefix: "esk",
  starters: sport.starters,
  listHasDays: false,
  squadPages: 1,
  squadPath: ({ externalId }) => ({ path: `/matches/${externalId}/info` }),
  scorePath: ({ externalId }) => ({ path: `/matches/${externalId}/stats` }),
  squads: (items) => {
    const { home = [], away = [] } = squads.safeParse(items).data?.squad ?? {};
    const of = (players: typeof home) =>
      players.map(({ pid, fullname, positionname }) => ({
        pid,
        name: fullname,
        role: positionname === "" ? "" : kabaddiRole(positionname, undefined),
        credits: null,
      }));
    return { home: of(home), away: of(away) };
  },
  credits: ({ pastPoints }) => creditModel("kabaddi", pastPoints),
  lineups: (items) => {
    const { home, away } = lineups.safeParse(items).data?.lineup ?? {};
    const of = (side: unknown) => ({
      playing: (starting.safeParse(side).data?.starting7 ?? []).map(({ pid }) => pid),
      substitutes: [],
    });
    return { home: of(home), away: of(away) };
  },
  points: (items, sides, day) => {
    const read = stats.safeParse(items).data;
    const rules = selectRuleSet({ app: "dream11", sport: "kabaddi", format: null, gender: null, day });
    if (read === undefined || !rules.ok) return null;
    const { match_player_stats: did, team_stats: teams } = read;
    if (did.home.length === 0 && did.away.length === 0) return null;
    const points = new Map<string, object>();
    for (const side of ["home", "away"] as const) {
      const allOutsConceded = teams?.[side].allouts ?? null;
      const allOutsForced = teams?.[side === "home" ? "away" : "home"].allouts ?? null;
      for (const knownPlayer of sides[side]) {
        const ownFigures = did[side].find(({ pid }) => `esk-${pid}` === knownPlayer.id);
        if (ownFigures === undefined) continue;
        const box: KabaddiBox = {
          presence: knownPlayer.playing ? "starter" : "substitute",
          touches: ownFigures.raidtouch ?? ownFigures.raidsuccessful,
          bonuses: ownFigures.raidbonus,
          unsuccessfulRaids: ownFigures.raidunsuccessful,
          superRaids: ownFigures.superraid,
          tackles: ownFigures.tacklesuccessful,
          unsuccessfulTackles: ownFigures.tackleunsuccessful,
          superTackles: ownFigures.supertackles,
          greenCards: ownFigures.greencardcount,
          yellowCards: ownFigures.yellowcardcount,
          redCards: ownFigures.redcardcount,
          allOuts:
            allOutsConceded === null || allOutsForced === null
              ? null
              : { conceded: allOutsConceded, pushed: allOutsForced },
        };
        const performance = kabaddiPerformance(box);
        points.set(knownPlayer.id, pointsWithParts({ ...scoreKabaddi(box, rules.value), performance }));
      }
    }
    const warnings = teams === undefined ? [{ code: "all-outs-unknown", subject: null } as const] : [];
    return { ruleSet: rules.value.id, warnings, points, none: pointsWithParts(undefined) };
  },
});
