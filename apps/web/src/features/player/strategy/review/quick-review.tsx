import { GENERATION_TYPE, TEAM_LIMIT } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { useMemo } from "react";
import { usePlanStatus } from "#data/api/session.ts";
import { checkPool } from "../state/pool-rules.ts";
import { useLastAnswer } from "#engine-client/use-engine-call.ts";
import { presetText } from "@teamwright/text/strategy-bounds";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import { paths } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { useBack } from "#ui/use-back.ts";
import type { StepProps } from "../flow/step-page.tsx";
import { AdjustButton } from "./adjust-button.tsx";
import { ReviewStep } from "./review-step.tsx";

/** The quick variant: a complete strategy from the players alone. */
export const QuickReview = ({ context, loadedAt }: StepProps) => {
  const back = useBack(paths.section);
  const limit = usePlanStatus()?.quick_team_limit ?? TEAM_LIMIT.quick;
  const { engineMatch, draft, rules, sport, pool } = context;
  const question = useMemo(
    () => ({ match: engineMatch, pool: draft.strategy.players, rules }),
    [engineMatch, draft.strategy.players, rules],
  );
  const { answer, current } = useLastAnswer("quick", question);
  if (answer?.ok !== true)
    return (
      <Page title={t("strategy.quick")} onBack={back}>
        <SkeletonList label={t("shell.loading")} rows={6} height={60} />
      </Page>
    );
  const { strategy, reason } = answer.value;
  return (
    <ReviewStep
      context={{ ...context, strategy }}
      current={current}
      loadedAt={loadedAt}
      title={t("strategy.quick")}
      limit={limit}
      generationType={GENERATION_TYPE.quick}
      missing={checkPool(sport, pool)}
      lead={<Card>{presetText(boundWordsOf(context.match), reason)}</Card>}
      other={<AdjustButton strategy={strategy} />}
    />
  );
};
