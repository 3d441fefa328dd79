import type { Strategy } from "@teamwright/domain";
import type { Text } from "../../i18n/text.ts";
import { describeStrategy } from "../strategy/sentences.ts";
import type { OpenedAttempt } from "./attempts.ts";
import { matchDetailOf } from "./opened-attempt.ts";
import { playedIn } from "./points.ts";

/** One bound of the attempt's strategy, in the words of the strategy bar, and the strategy without it. */
export interface CostQuestion {
  readonly key: string;
  readonly text: string;
  readonly detail: string | null;
  readonly without: Strategy;
  /** A fixed player, by player_index: they have their points to show. */
  readonly player?: number;
}

/** Bounds over the teams as a whole: the best single team pays nothing for them. */
const overTheWhole = new Set(["exposure", "min_difference"]);

/** What each bound of the attempt's strategy can be asked: what would the best team have been without it? */
export function costQuestions(opened: OpenedAttempt, words: Text["strategy"]): CostQuestion[] {
  const strategy = opened.attempt.selection_strategy;
  if (strategy === null) return [];
  return describeStrategy(strategy, matchDetailOf(opened), words).flatMap(
    ({ key, text, detail, without }): CostQuestion[] => {
      if (overTheWhole.has(key)) return [];
      if (key === "fixed") return fixedQuestions(opened, strategy, words);
      if (key === "players") return poolQuestion(opened, strategy, { key, text, detail });
      return without === null ? [] : [{ key, text, detail, without }];
    },
  );
}

const fixedQuestions = (opened: OpenedAttempt, strategy: Strategy, words: Text["strategy"]): CostQuestion[] =>
  (strategy.fixed ?? []).map((player) => ({
    key: `fixed.${player}`,
    text: words.fixedPlayer(
      opened.teams.player_list.find(({ player_index }) => player_index === player)?.name ?? `#${player}`,
    ),
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
