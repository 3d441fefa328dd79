import { GENERATION_TYPE, TEAM_LIMIT } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { useMemo, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { usePlanStatus } from "#data/api/session.ts";
import { useLastAnswer } from "#engine-client/use-engine-call.ts";
import { presetText, refusalText } from "@teamwright/text/strategy-bounds";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import { isFault } from "#engine-client/calls.ts";
import { paths } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { useBack } from "#ui/use-back.ts";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { checkPool } from "../state/pool-rules.ts";
import { AdjustButton } from "../review/adjust-button.tsx";
import { ReviewStep } from "../review/review-step.tsx";
import { SmartQuestions } from "./smart-questions.tsx";
import { answersFromQuery, answersToQuery, checkSmart, smartAnswers } from "./smart-answers.ts";
import type { SmartAnswers } from "./smart-answers.ts";

const SmartReview = ({ context, loadedAt, answers }: StepProps & { readonly answers: SmartAnswers }) => {
  const back = useBack(paths.section);
  const limit = usePlanStatus()?.team_limit ?? TEAM_LIMIT.normal;
  const { engineMatch, draft, rules, sport, pool } = context;
  const question = useMemo(
    () => ({ match: engineMatch, pool: draft.strategy.players, rules, ...smartAnswers(answers) }),
    [engineMatch, draft.strategy.players, rules, answers],
  );
  const { answer, current } = useLastAnswer("smart", question);
  if (answer?.ok !== true)
    return (
      <Page title={t("strategy.smart")} onBack={back}>
        {answer === undefined ? (
          <SkeletonList label={t("shell.loading")} rows={6} height={60} />
        ) : (
          <Card tone="bad">
            {isFault(answer.error)
              ? t("shell.somethingWentWrong")
              : refusalText(boundWordsOf(context.match), answer.error)}
          </Card>
        )}
      </Page>
    );
  const { strategy, mix, reason } = answer.value;
  return (
    <ReviewStep
      context={{ ...context, strategy }}
      current={current}
      loadedAt={loadedAt}
      title={t("strategy.smart")}
      limit={limit}
      generationType={GENERATION_TYPE.smart}
      missing={checkPool(sport, pool)}
      mix={mix}
      lead={<Card>{presetText(boundWordsOf(context.match), reason)}</Card>}
      other={<AdjustButton strategy={strategy} />}
    />
  );
};

/** The answers are in the address, so that Back and reload keep them; the second step has a separate history entry. */
const SmartStep = (props: StepProps) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const answers = useMemo(() => answersFromQuery(query), [query]);
  // The router renders a changed address as a transition, which a slow device shows late: the tap shows at once.
  const [tappedAnswers, setTappedAnswers] = useState<{
    readonly over: SmartAnswers;
    readonly next: SmartAnswers;
  } | null>(null);
  const shownAnswers =
    tappedAnswers !== null && tappedAnswers.over === answers ? tappedAnswers.next : answers;
  if (props.context.sport.smart === null) return <Navigate to={paths.section} replace />;
  return query.get("step") === "2" && checkSmart(answers) === null ? (
    <SmartReview {...props} answers={answers} />
  ) : (
    <SmartQuestions
      {...props}
      answers={shownAnswers}
      onAnswers={(next) => {
        setTappedAnswers({ over: answers, next });
        void navigate(`?${answersToQuery(next)}`, { replace: true });
      }}
      onDone={() => void navigate(`?${answersToQuery(shownAnswers)}&step=2`)}
    />
  );
};

/**
 * /smart: the pitch, the stronger side and the toss, then the number of teams. A sport without smart generation
 * redirects to /section.
 */
export const SmartPage = stepPage("strategy.smart", SmartStep);
