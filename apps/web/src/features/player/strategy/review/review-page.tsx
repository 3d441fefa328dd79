import { GENERATION_TYPE, TEAM_LIMIT } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { useMemo } from "react";
import { usePlanStatus } from "#data/api/session.ts";
import { mixOf, namesInMix } from "#data/strategy/mix.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { stepPage } from "../flow/step-page.tsx";
import type { StepProps } from "../flow/step-page.tsx";
import { QuickReview } from "./quick-review.tsx";
import { checkReady } from "./ready.ts";
import { ReviewStep } from "./review-step.tsx";
import { SetBounds } from "./set-bounds.tsx";

const NormalReview = (props: StepProps & { readonly extra: boolean }) => {
  const { draft, strategy } = props.context;
  const mix = useMemo(() => mixOf(draft, strategy), [draft, strategy]);
  const ownName = t("strategy.mixThis");
  const mixNames = useMemo(() => namesInMix(draft, strategy, ownName), [draft, strategy, ownName]);
  const limit = usePlanStatus()?.team_limit ?? TEAM_LIMIT.normal;
  return (
    <ReviewStep
      {...props}
      title={t("strategy.yourStrategy")}
      limit={limit}
      generationType={GENERATION_TYPE.normal}
      missing={checkReady(props.context)}
      mix={mix}
      mixNames={mixNames}
      {...(props.extra ? {} : { route: paths.advanced })}
      more={<SetBounds context={props.context} />}
      other={
        <LinkButton to={paths.roleFrequency} variant="soft">
          {t("strategy.addStrategies")}
        </LinkButton>
      }
    />
  );
};

/** /advanced: the review of the normal flow, and of the quick one. */
export const ReviewPage = stepPage("strategy.yourStrategy", (props) =>
  props.context.draft.way === "quick" ? (
    <QuickReview {...props} />
  ) : (
    <NormalReview {...props} extra={false} />
  ),
);

/** /advancedextra: the same after the extra strategies. */
export const ReviewExtraPage = stepPage("strategy.yourStrategy", (props) => (
  <NormalReview {...props} extra />
));
