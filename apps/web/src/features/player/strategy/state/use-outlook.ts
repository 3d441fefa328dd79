import { t } from "#i18n/translate.ts";
import { useDeferredValue, useMemo, useState } from "react";
import { checkPool } from "./pool-rules.ts";
import { sideCounts } from "#data/strategy/pool.ts";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import { describeStrategy } from "#data/strategy/sentences.ts";
import type { Sentence } from "#data/strategy/sentences.ts";
import { shortSideName } from "#lib/short-side-name.ts";
import { useStrategyState } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { changeText, refusalText } from "@teamwright/text/strategy-bounds";
import { mixLine } from "#engine-client/mix-line.ts";
import type { NamedMix } from "#engine-client/mix-line.ts";
import { useConflict } from "./use-conflict.ts";
import { useCounts } from "#engine-client/use-counts.ts";
import type { CountRequest, TeamCounts } from "#engine-client/use-counts.ts";
import { useEngineCall } from "#engine-client/use-engine-call.ts";
import { useTeamCount } from "#engine-client/use-team-count.ts";

function figuresOf({ match, sport, pool, strategy }: StrategyContext) {
  const sides = `${shortSideName(match.left_team_name)} – ${shortSideName(match.right_team_name)}`;
  const captains = strategy.captains?.length ?? 0;
  const viceCaptains = strategy.vice_captains?.length ?? 0;
  return [
    { label: t("strategy.players"), value: String(pool.length) },
    { label: sides, value: sideCounts(pool).join(" – ") },
    { label: t("strategy.fixedShort"), value: String(strategy.fixed?.length ?? 0) },
    ...(captains + viceCaptains > 0
      ? [
          {
            label: t("strategy.leadersShort", { sport: sport.slug }),
            value: `${captains} / ${viceCaptains}`,
          },
        ]
      : []),
  ];
}

/** The strategies without each bound, then those with each looser step. */
const requestsOf = (
  sentences: readonly Sentence[],
  { strategy }: StrategyContext,
): readonly CountRequest[] => [
  ...sentences.flatMap(({ key, without }) => (without === null ? [] : [{ key, strategy: without }])),
  ...sentences.flatMap(({ key, looser }) =>
    looser.map((step, index) => ({ key: `${key} ${index}`, strategy: step.loosen(strategy) })),
  ),
];

/** The looser step of a bound that adds most teams, among the counted ones. */
function bestStep({ key, looser }: Sentence, context: StrategyContext, counts: TeamCounts, teams: number) {
  const [best] = looser
    .map((step, index) => ({ step, gain: (counts.get(`${key} ${index}`) ?? 0) - teams }))
    .filter(({ gain }) => gain > 0)
    .toSorted((one, other) => other.gain - one.gain);
  if (best === undefined) return null;
  return {
    text: changeText(boundWordsOf(context.match), best.step.change),
    strategy: best.step.loosen(context.strategy),
    gain: best.gain,
  };
}

function useMixCount({ engineMatch }: StrategyContext, mix: NamedMix | undefined) {
  const parts = mix?.parts;
  const question = useMemo(
    () => (parts === undefined ? null : { match: engineMatch, parts }),
    [engineMatch, parts],
  );
  const answer = useEngineCall("countMix", question);
  return answer?.ok === true ? answer.value : undefined;
}

/**
 * The result of the strategy so far: its figures, its exact number of teams, and its sentences with the teams that
 * dropping and loosening each bound would add. Gains are counted only while they are visible, or when no team is left.
 * With a mix, the number is that of all its strategies together.
 */
export function useOutlook(newest: StrategyContext, mix?: NamedMix) {
  // The tick is rendered first, its result right after.
  const context = useDeferredValue(newest);
  const keptDraft = useStrategyState((state) => state.kept);
  const [isSeen, setIsSeen] = useState(false);
  const { match, strategy, engineMatch } = context;
  const follows = context !== newest;

  const countable = checkPool(newest.sport, newest.pool) === null;
  // Asked with the tick, not after the deferred render: the number is shown as soon as it is counted.
  const { possible, refusal, hasCrashed, counting } = useTeamCount(
    newest.engineMatch,
    countable ? newest.strategy : undefined,
  );
  const teams = countable ? possible?.teams : undefined;
  const mixCount = useMixCount(context, countable ? mix : undefined);

  const sentences = useMemo(() => describeStrategy(strategy, match), [strategy, match]);
  const asksGains = !follows && countable && (isSeen || teams === 0);
  const requests = useMemo(
    () => (asksGains ? requestsOf(sentences, context) : null),
    [asksGains, sentences, context],
  );
  const counts = useCounts(engineMatch, requests);
  const explanation = useConflict(context, !follows && countable && teams === 0 && !counting);
  const conflict = explanation ?? null;

  const reasonNow = (): string | null => {
    if (!countable) return null;
    if (hasCrashed) return t("strategy.engineFailed");
    if (refusal !== undefined) return refusalText(boundWordsOf(match), refusal);
    if (teams !== 0 || counting || follows) return null;
    if (mixCount !== undefined && mixCount.union.teams > 0) return t("strategy-bounds.mix.thisEmpty");
    const [only, other] = [...(conflict?.keys ?? [])];
    return only === "pool" && other === undefined
      ? t("strategy.poolCannot")
      : (conflict?.text ?? t("strategy.noTeamFits"));
  };
  const reason = reasonNow();
  const figures = useMemo(() => figuresOf(context), [context]);
  const count = useMemo(
    () =>
      mix === undefined || !countable
        ? { teams, counting, reason, atMost: false }
        : {
            teams: mixCount?.union.teams,
            counting: counting || mixCount === undefined,
            reason,
            atMost: mixCount?.union.exact === false,
          },
    [mix, countable, mixCount, teams, counting, reason],
  );
  const lines = useMemo(() => {
    const ownSentences = sentences.map((sentence) => {
      const { key, text, detail, route, without } = sentence;
      const after = counts.get(key);
      const unknown = after === undefined || teams === undefined;
      return {
        key,
        text,
        detail,
        route,
        droppedStrategy: without,
        gain: without === null || !countable ? null : unknown ? undefined : Math.max(0, after - teams),
        looser: teams === undefined || !countable ? null : bestStep(sentence, context, counts, teams),
        inConflict: conflict?.keys.has(key) ?? false,
      };
    });
    return mix === undefined ? ownSentences : [mixLine(mix, mixCount), ...ownSentences];
  }, [sentences, context, counts, countable, teams, conflict, mix, mixCount]);
  return {
    figures,
    count,
    lines,
    /** Why no team is left and the changes that help; null while there are teams, or until it is known. */
    conflict,
    /** The last count found no team; the reason is not known yet. */
    conflictPending: teams === 0 && (counting || follows || explanation === undefined),
    onLinesSeen: setIsSeen,
    notKept: !keptDraft,
  };
}
