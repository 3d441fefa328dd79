import { useMemo } from "react";
import { usePlanStatus } from "../../../data/api/session.ts";
import { mixOf } from "../../../data/strategy/mix.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { AdvancedBounds } from "./advanced-bounds.tsx";
import { QuickReview } from "./quick-review.tsx";
import { checkReady } from "./ready.ts";
import { ReviewStep } from "./review-step.tsx";

/** The limit of an account whose powers are not known yet. Source: DECISIONS section 3. */
const USUAL_LIMIT = 2000;
const NORMAL_FLOW = 2;

const NormalReview = (props: StepProps & { readonly extra: boolean }) => {
  const words = useText().strategy;
  const { draft, strategy } = props.context;
  const mix = useMemo(() => mixOf(draft, strategy), [draft, strategy]);
  const limit = usePlanStatus()?.team_limit ?? USUAL_LIMIT;
  return (
    <ReviewStep
      {...props}
      title={words.yourStrategy}
      limit={limit}
      generationType={NORMAL_FLOW}
      missing={checkReady(props.context)}
      mix={mix}
      {...(props.extra ? {} : { route: paths.advanced })}
      more={<AdvancedBounds context={props.context} />}
      other={
        <LinkButton to={paths.roleFrequency} variant="soft">
          {words.addStrategies}
        </LinkButton>
      }
    />
  );
};

/** /advanced: the review of the normal flow, and of the quick one. */
export const ReviewPage = stepPage(
  (text) => text.strategy.yourStrategy,
  (props) =>
    props.context.draft.way === "quick" ? (
      <QuickReview {...props} />
    ) : (
      <NormalReview {...props} extra={false} />
    ),
);

/** /advancedextra: the same after the extra strategies. */
export const ReviewExtraPage = stepPage(
  (text) => text.strategy.yourStrategy,
  (props) => <NormalReview {...props} extra />,
);
