import { stepPage } from "../flow/step-page.tsx";
import { ReviewStep } from "./review-step.tsx";

/** /advanced: the review of the normal flow. */
export const ReviewPage = stepPage(
  (text) => text.strategy.yourStrategy,
  (props) => <ReviewStep {...props} extra={false} />,
);

/** /advancedextra: the same after the extra strategies. */
export const ReviewExtraPage = stepPage(
  (text) => text.strategy.yourStrategy,
  (props) => <ReviewStep {...props} extra />,
);
