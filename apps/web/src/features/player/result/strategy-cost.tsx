import { t } from "#i18n/translate.ts";
import { memo, useMemo } from "react";
import { combinationOf, teamAt } from "#blocks/team/team-view.ts";
import type { TeamViews } from "#blocks/team/team-view.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { costQuestions } from "./cost-questions.ts";
import type { CostQuestion } from "./cost-questions.ts";
import { engineMatchOf } from "#data/records/opened-attempt.ts";
import { pointsByIndex } from "#data/records/points.ts";
import type { OutputOf } from "#engine-client/calls.ts";
import { useEngineCall } from "#engine-client/use-engine-call.ts";
import { Card } from "#ui/card.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import classes from "./result.module.css";
import type { Hindsight } from "./use-scores.ts";

interface StrategyCostProps {
  readonly openedAttempt: OpenedAttempt;
  readonly hindsight: Hindsight | "failed" | undefined;
  readonly views: TeamViews;
}

type Best = OutputOf<"bests">[number];

/**
 * Each choice of the strategy with its cost: the points of the best team without it, minus those of the best that all
 * choices allowed.
 */
export const StrategyCost = memo(function StrategyCost({
  openedAttempt,
  hindsight,
  views,
}: StrategyCostProps) {
  const questions = useMemo(() => costQuestions(openedAttempt), [openedAttempt]);
  const input = useMemo(
    () =>
      questions.length === 0
        ? null
        : {
            match: engineMatchOf(openedAttempt),
            strategies: questions.map(({ without }) => without),
            points: pointsByIndex(openedAttempt.match),
          },
    [openedAttempt, questions],
  );
  const answer = useEngineCall("bests", input);
  if (questions.length === 0) return null;
  const allowedBest = hindsight === undefined || hindsight === "failed" ? null : hindsight.strategyBest;
  const waiting = hindsight === undefined || answer === undefined;
  const bests = answer?.ok === true ? answer.value : [];
  return (
    <Card heading={t("results.costs")}>
      <p className={classes["hint"]}>{t("results.costsHint")}</p>
      {waiting ? (
        <SkeletonList label={t("results.costsWorking")} rows={3} height={44} />
      ) : (
        <ul role="list" className={classes["costs"]}>
          {questions.map((question, at) => (
            <Cost
              key={question.key}
              question={question}
              best={bests[at] ?? null}
              allowedBest={allowedBest?.points[0] ?? null}
              views={views}
            />
          ))}
        </ul>
      )}
    </Card>
  );
});

interface CostProps {
  readonly question: CostQuestion;
  readonly best: Best;
  readonly allowedBest: number | null;
  readonly views: TeamViews;
}

const Cost = ({ question, best, allowedBest, views }: CostProps) => {
  const points = best?.points[0];
  // Sums of halves and hundredths: a rounding error is not a cost.
  const cost =
    points === undefined || allowedBest === null
      ? null
      : Math.max(0, Math.round((points - allowedBest) * 100) / 100);
  const details = [
    question.detail,
    question.player === undefined
      ? null
      : t("results.fixedPoints", { value: views.roster.players.get(question.player)?.points ?? 0 }),
    cost !== null && cost > 0 && best !== null
      ? shapeOf(question.key, best, views, (shape) => t("results.bestWas", { shape }))
      : null,
  ].filter((detail) => detail !== null && detail !== "");
  return (
    <li>
      <span>
        {question.text}
        {details.length > 0 && <i>{details.join(" · ")}</i>}
      </span>
      <b className={cost === 0 ? classes["free"] : ""}>
        <span className="visually-hidden">
          {cost === null ? t("results.costUnknown") : t("results.costRead", { value: cost })}
        </span>
        <span aria-hidden="true">{cost === null ? "–" : t("results.cost", { value: cost })}</span>
      </b>
    </li>
  );
};

/** For sides, combinations and credits: the value of the best team without the bound. */
function shapeOf(
  key: string,
  best: NonNullable<Best>,
  views: TeamViews,
  words: (shape: string) => string,
): string | null {
  const team = teamAt(best.teams, 0, views.roster);
  if (key === "partitions") return words(team.split.join("-"));
  if (key === "combinations") return words(combinationOf(team));
  return key === "credits" ? words(team.credits.toFixed(1)) : null;
}
