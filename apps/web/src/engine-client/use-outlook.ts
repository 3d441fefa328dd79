import { useDeferredValue, useMemo, useState } from "react";
import { checkPool } from "../data/strategy/pool-rules.ts";
import { sideCounts } from "../data/strategy/pool.ts";
import { describeStrategy } from "../data/strategy/sentences.ts";
import type { Sentence } from "../data/strategy/sentences.ts";
import { wholeFigure } from "../lib/figures.ts";
import { shortSideName } from "../lib/short-side-name.ts";
import { useStrategyState } from "../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../data/strategy/use-strategy.ts";
import type { RuleName } from "@teamwright/engine";
import { useText } from "../i18n/text.ts";
import type { Text } from "../i18n/text.ts";
import { useCounts } from "./use-counts.ts";
import type { CountRequest, Counts } from "./use-counts.ts";
import { useEngineCall } from "./use-engine-call.ts";
import { useTeamCount } from "./use-team-count.ts";

type Words = Text["strategy"];

function figuresOf({ match, pool, draft }: StrategyContext, words: Words) {
  const sides = `${shortSideName(match.left_team_name)} – ${shortSideName(match.right_team_name)}`;
  const led = draft.captains.length + draft.viceCaptains.length > 0;
  return [
    { label: words.players, value: String(pool.length) },
    { label: sides, value: sideCounts(pool).join(" – ") },
    { label: words.fixedShort, value: String(draft.fixed.length) },
    ...(led
      ? [{ label: words.leadersShort, value: `${draft.captains.length} / ${draft.viceCaptains.length}` }]
      : []),
  ];
}

const requestsOf = (sentences: readonly Sentence[]): readonly CountRequest[] =>
  sentences.flatMap(({ key, without }) => (without === null ? [] : [{ key, strategy: without }]));

/** The bound whose loss alone would give most teams, in one line. */
function reasonOf(sentences: readonly Sentence[], gains: Counts, words: Words): string {
  const best = sentences
    .filter(({ without }) => without !== null)
    .toSorted((a, b) => (gains.get(b.key) ?? 0) - (gains.get(a.key) ?? 0))[0];
  const teams = best === undefined ? 0 : (gains.get(best.key) ?? 0);
  if (best === undefined || gains.size === 0) return words.noTeamFits;
  return teams === 0 ? words.noSingleBound : words.loosen(best.text, wholeFigure(teams));
}

/** The engine's names of bounds that differ from the strategy document's keys, which the sentences go by. */
const documentKeys: Partial<Record<RuleName, string>> = {
  pool: "players",
  "vice-captains": "vice_captains",
  "side-credits": "side_credits",
  "group-credits": "group_credits",
  "role-frequency": "role_frequency",
  "percentage-frequency": "percentage_frequency",
  "rules-setting": "rules",
};

function keyOf({ rule, subject }: { readonly rule: RuleName; readonly subject?: string }): string {
  if (rule === "groups") return `groups.${Number(subject) - 1}`;
  return documentKeys[rule] ?? rule;
}

/** The smallest set of sentences that cannot hold together, when no team is left; null otherwise. */
function useConflict(
  context: StrategyContext,
  sentences: readonly Sentence[],
  asks: boolean,
): readonly Sentence[] | null {
  const { engineMatch, strategy } = context;
  const question = useMemo(
    () => (asks ? { match: engineMatch, strategy } : null),
    [asks, engineMatch, strategy],
  );
  const answer = useEngineCall("explain", question);
  if (answer?.ok !== true) return null;
  const { bounds, conflicts } = answer.value;
  const keys = new Set((conflicts[0]?.bounds ?? []).flatMap((place) => bounds[place] ?? []).map(keyOf));
  return sentences.filter(({ key }) => keys.has(key));
}

/**
 * What the strategy so far comes to: its figures, its exact number of teams, and its sentences with what dropping
 * each would add. Gains are counted only while someone looks at them, or when no team is left.
 */
export function useOutlook(newest: StrategyContext) {
  // The tick under the finger is drawn first, what it comes to right after.
  const context = useDeferredValue(newest);
  const words = useText().strategy;
  const kept = useStrategyState((state) => state.kept);
  const [seen, setSeen] = useState(false);
  const { match, sport, pool, strategy, engineMatch } = context;

  const countable = checkPool(sport, pool) === null;
  const { possible, refusal, crashed, counting } = useTeamCount(
    engineMatch,
    countable ? strategy : undefined,
  );
  const teams = countable ? possible?.teams : undefined;

  const sentences = useMemo(() => describeStrategy(strategy, match, words), [strategy, match, words]);
  const asksGains = countable && (seen || teams === 0);
  const requests = useMemo(() => (asksGains ? requestsOf(sentences) : null), [asksGains, sentences]);
  const counts = useCounts(engineMatch, requests);

  const conflict = useConflict(context, sentences, countable && teams === 0 && !counting);

  const reasonNow = (): string | null => {
    if (!countable) return null;
    if (crashed) return words.engineFailed;
    if (refusal !== undefined) return refusal.message;
    if (teams !== 0 || counting) return null;
    const poolAlone = conflict?.length === 1 && conflict[0]?.key === "players";
    return poolAlone ? words.poolCannot : reasonOf(sentences, counts, words);
  };
  const reason = reasonNow();
  const figures = useMemo(() => figuresOf(context, words), [context, words]);
  const count = useMemo(() => ({ teams, counting, reason }), [teams, counting, reason]);
  const lines = useMemo(() => {
    const gainOf = ({ key, without }: Sentence): number | null | undefined => {
      const after = counts.get(key);
      if (without === null || !countable) return null;
      return after === undefined || teams === undefined ? undefined : Math.max(0, after - teams);
    };
    return sentences.map((sentence) => ({ ...sentence, gain: gainOf(sentence) }));
  }, [sentences, counts, countable, teams]);
  return {
    figures,
    count,
    lines,
    /** Sentences that cannot hold together, when no team is left. */
    conflict,
    onLinesSeen: setSeen,
    notKept: !kept,
  };
}

export type Outlook = ReturnType<typeof useOutlook>;
