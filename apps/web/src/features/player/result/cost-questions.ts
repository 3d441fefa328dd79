import { t } from "#i18n/translate.ts";
import type { Strategy } from "@teamwright/domain";
import { setBoundFields, distributionFields } from "@teamwright/engine/team-set";
import { describeStrategy } from "#data/strategy/sentences.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { matchDetailOf } from "#data/records/opened-attempt.ts";
import { playedIn } from "#data/records/points.ts";

/** One bound of the attempt's strategy, described as in the strategy bar, and the strategy without it. */
export interface CostQuestion {
  readonly key: string;
  readonly text: string;
  readonly detail: string | null;
  readonly without: Strategy;
  /** A fixed player, by player_index; the screen shows the player's points. */
  readonly player?: number;
}

/** Bounds over the teams as a whole do not affect the best single team. */
const overTheWhole: ReadonlySet<string> = new Set([...setBoundFields, ...distributionFields]);

/** The bounds of the attempt's strategy whose cost can be computed: the best team without each bound. */
export function costQuestions(openedAttempt: OpenedAttempt): CostQuestion[] {
  const strategy = openedAttempt.attempt.selection_strategy;
  if (strategy === null) return [];
  return describeStrategy(strategy, matchDetailOf(openedAttempt)).flatMap(
    ({ key, text, detail, without }): CostQuestion[] => {
      if (overTheWhole.has(key)) return [];
      if (key === "fixed") return fixedQuestions(openedAttempt, strategy);
      if (key === "pool") return poolQuestion(openedAttempt, strategy, { key, text, detail });
      return without === null ? [] : [{ key, text, detail, without }];
    },
  );
}

const fixedQuestions = (openedAttempt: OpenedAttempt, strategy: Strategy): CostQuestion[] =>
  (strategy.fixed ?? []).map((player) => ({
    key: `fixed.${player}`,
    text: t("strategy.fixedPlayer", {
      name:
        openedAttempt.teams.player_list.find(({ player_index }) => player_index === player)?.name ??
        `#${player}`,
    }),
    detail: null,
    without: { ...strategy, fixed: (strategy.fixed ?? []).filter((other) => other !== player) },
    player,
  }));

function poolQuestion(
  { match }: OpenedAttempt,
  strategy: Strategy,
  words: Pick<CostQuestion, "key" | "text" | "detail">,
): CostQuestion[] {
  const players = [...new Set([...strategy.players, ...playedIn(match)])];
  return players.length === strategy.players.length ? [] : [{ ...words, without: { ...strategy, players } }];
}
