import { football as sport } from "@teamwright/domain";
import { footballPerformance, scoreFootball, selectRuleSet } from "@teamwright/scoring";
import type { FootballBox } from "@teamwright/scoring";
import { z } from "zod";
import { pointsWithParts } from "#modules/match-model/public.ts";
import { looseCount, looseFlag, looseId, looseList, looseText } from "../entitysport/loose.ts";
import type { KnownPlayer, MatchDraft, SourceContext } from "../source.ts";

export const playerIdOf = (id: string): string => `apf-${id}`;

const statistics = z.object({
  games: z.object({ minutes: looseCount, substitute: looseFlag }),
  shots: z.object({ on: looseCount }),
  goals: z.object({ total: looseCount, conceded: looseCount, assists: looseCount, saves: looseCount }),
  passes: z.object({ total: looseCount, key: looseCount, accuracy: looseCount }),
  tackles: z.object({ total: looseCount, interceptions: looseCount }),
  cards: z.object({ yellow: looseCount, red: looseCount }),
  penalty: z.object({ missed: looseCount, saved: looseCount }),
});
type FootballStatistics = z.output<typeof statistics>;
const side = z.object({
  team: z.object({ id: looseId }),
  players: looseList(z.object({ player: z.object({ id: looseId }), statistics: z.array(statistics).min(1) })),
});
const playedGame = z.object({
  players: looseList(side),
  teams: z.object({ home: z.object({ id: looseId }), away: z.object({ id: looseId }) }),
  goals: z.object({ home: looseCount, away: looseCount }),
  events: looseList(z.object({ detail: looseText, player: z.object({ id: looseId }) })),
});

/** Points by our football rule-set from the statistics per player; null where the reply has none. */
export function readPoints(
  value: unknown,
  details: Readonly<Record<string, string>>,
  { players }: SourceContext,
  document: MatchDraft,
) {
  const result = playedGame.safeParse(value);
  const day = String(document["match_time"]).slice(0, 10);
  const rules = selectRuleSet({ app: "dream11", sport: "football", format: null, gender: null, day });
  if (!result.success || result.data.players.length === 0 || !rules.ok) return null;
  const { players: sourcePlayers, teams, goals, events } = result.data;
  const ownGoals = (id: string): number =>
    events.filter(({ detail, player }) => detail === "Own Goal" && playerIdOf(player.id) === id).length;
  const pointsOf = (knownPlayer: KnownPlayer, teamId: string | undefined) => {
    const ownTeam = sourcePlayers.find(({ team }) => team.id === teamId);
    const did = ownTeam?.players.find(({ player }) => playerIdOf(player.id) === knownPlayer.id)
      ?.statistics[0];
    if (did === undefined || (did.games.minutes === 0 && !knownPlayer.playing))
      return pointsWithParts(undefined);
    const concededGoals = teamId === teams.home.id ? goals.away : goals.home;
    const box = boxOf(did, knownPlayer, concededGoals, ownGoals(knownPlayer.id));
    return pointsWithParts({ ...scoreFootball(box, rules.value), performance: footballPerformance(box) });
  };
  const sideOf = (index: 0 | 1) => {
    const key = index === 0 ? "left" : "right";
    const head = document[key];
    return {
      ...(typeof head === "object" ? head : {}),
      players: players
        .filter((player) => player.side === index)
        .map((known) => ({ id: known.id, ...pointsOf(known, details[key]) })),
    };
  };
  return { scoring: { rule_set: rules.value.id, warnings: [] }, left: sideOf(0), right: sideOf(1) };
}

/**
 * The vendor counts conceded goals for goalkeepers only; a defender who played from the start to the end of a clean
 * sheet's 54 minutes is taken to have been on for all of them.
 */
function boxOf(
  did: FootballStatistics,
  knownPlayer: KnownPlayer,
  concededGoals: number,
  ownGoals: number,
): FootballBox {
  const role = sport.roles[knownPlayer.role]?.code ?? "";
  return {
    presence: knownPlayer.playing && !did.games.substitute ? "starter" : "substitute",
    role,
    minutes: did.games.minutes,
    goals: did.goals.total,
    assists: did.goals.assists,
    shotsOnTarget: did.shots.on,
    chancesCreated: Math.max(0, did.passes.key - did.goals.assists),
    // Completed passes; no vendor completes more than it plays.
    passes: Math.min(did.passes.accuracy, did.passes.total),
    tacklesWon: did.tackles.total,
    interceptions: did.tackles.interceptions,
    saves: did.goals.saves,
    penaltiesSaved: did.penalty.saved,
    penaltiesMissed: did.penalty.missed,
    goalsConceded: role === "GK" ? did.goals.conceded : concededGoals,
    ownGoals,
    yellowCards: did.cards.yellow,
    redCards: did.cards.red,
  };
}
