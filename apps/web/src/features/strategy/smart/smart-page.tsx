import { cricket } from "@teamwright/domain";
import { messages } from "@teamwright/domain/messages";
import { useMemo, useState } from "react";
import { Navigate } from "react-router";
import { usePlanStatus } from "../../../data/api/session.ts";
import { useEngineCall } from "../../../engine-client/use-engine-call.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { checkPool } from "../../../data/strategy/pool-rules.ts";
import { AdjustButton } from "../review/adjust-button.tsx";
import { ReviewStep } from "../review/review-step.tsx";
import { SmartQuestions } from "./smart-questions.tsx";
import { noAnswers, smartAnswers } from "./smart-answers.ts";
import type { SmartAnswers } from "./smart-answers.ts";

const USUAL_LIMIT = 2000;
const SMART = 0;

const SmartReview = ({ context, loadedAt, answers }: StepProps & { readonly answers: SmartAnswers }) => {
  const { shell } = useText();
  const limit = usePlanStatus()?.team_limit ?? USUAL_LIMIT;
  const { engineMatch, draft, rules, sport, pool } = context;
  const question = useMemo(
    () => ({ match: engineMatch, pool: draft.players, rules, ...smartAnswers(answers) }),
    [engineMatch, draft.players, rules, answers],
  );
  const answer = useEngineCall("smart", question);
  if (answer?.ok !== true)
    return (
      <Page title={messages.strategy.smart}>
        {answer === undefined ? (
          <SkeletonList label={shell.loading} rows={6} height={60} />
        ) : (
          <Card tone="bad">
            {"message" in answer.error ? answer.error.message : messages.generic.somethingWentWrong}
          </Card>
        )}
      </Page>
    );
  const { strategy, mix, reason } = answer.value;
  return (
    <ReviewStep
      context={{ ...context, strategy }}
      loadedAt={loadedAt}
      title={messages.strategy.smart}
      limit={limit}
      generationType={SMART}
      missing={checkPool(sport, pool)}
      mix={mix}
      lead={<Card>{reason.text}</Card>}
      other={<AdjustButton strategy={strategy} />}
    />
  );
};

const SmartStep = (props: StepProps) => {
  const [answers, setAnswers] = useState(noAnswers);
  const [done, setDone] = useState(false);
  if (props.context.sport.index !== cricket.index) return <Navigate to={paths.section} replace />;
  return done ? (
    <SmartReview {...props} answers={answers} />
  ) : (
    <SmartQuestions
      {...props}
      answers={answers}
      onAnswers={setAnswers}
      onDone={() => {
        setDone(true);
      }}
    />
  );
};

/** /smart: the pitch, the stronger side and the toss, then the number of teams. Cricket only: another sport is sent back to the ways in. */
export const SmartPage = stepPage(() => messages.strategy.smart, SmartStep);
