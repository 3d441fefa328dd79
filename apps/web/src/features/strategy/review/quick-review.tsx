import { useMemo } from "react";
import { usePlanStatus } from "../../../data/api/session.ts";
import { checkPool } from "../../../data/strategy/pool-rules.ts";
import { useEngineCall } from "../../../engine-client/use-engine-call.ts";
import { useText } from "../../../i18n/text.ts";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { AdjustButton } from "./adjust-button.tsx";
import { ReviewStep } from "./review-step.tsx";

/** Source: DECISIONS section 3. */
const USUAL_LIMIT = 3000;
const QUICK_FLOW = 1;

/** The quick variant: a whole strategy out of the players alone. */
export const QuickReview = ({ context, loadedAt }: StepProps) => {
  const { strategy: words, shell } = useText();
  const limit = usePlanStatus()?.quick_team_limit ?? USUAL_LIMIT;
  const { engineMatch, draft, rules, sport, pool } = context;
  const question = useMemo(
    () => ({ match: engineMatch, pool: draft.players, rules }),
    [engineMatch, draft.players, rules],
  );
  const answer = useEngineCall("quick", question);
  if (answer?.ok !== true)
    return (
      <Page title={words.quick}>
        <SkeletonList label={shell.loading} rows={6} height={60} />
      </Page>
    );
  const { strategy, reason } = answer.value;
  return (
    <ReviewStep
      context={{ ...context, strategy }}
      loadedAt={loadedAt}
      title={words.quick}
      limit={limit}
      generationType={QUICK_FLOW}
      missing={checkPool(sport, pool)}
      lead={<Card>{reason.text}</Card>}
      other={<AdjustButton strategy={strategy} />}
    />
  );
};
