import { t } from "#i18n/translate.ts";
import type { ReactNode } from "react";
import { AttemptStates } from "#blocks/team/attempt-states.tsx";
import { LeadHome } from "#blocks/team/lead-home.tsx";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { shownStatus } from "#data/records/match-status.ts";
import { useOpenedAttempt } from "#data/records/use-opened-attempt.ts";
import { pathTo } from "#lib/paths.ts";
import { serverNow } from "#lib/server-clock.ts";
import { useBackTo } from "#ui/use-back.ts";

interface ResultGateProps {
  readonly match: string;
  readonly attempt: string;
  readonly children: (opened: OpenedAttempt, onBack: () => void) => ReactNode;
}

/** Shows its content for a stored attempt of a match that has begun; otherwise redirects to home. */
export const ResultGate = ({ match, attempt, children }: ResultGateProps) => {
  const query = useOpenedAttempt(match, attempt);
  const onBack = useBackTo(pathTo("previousMatch", { id: match }));
  if (query.state !== "ready")
    return <AttemptStates state={query.state} title={t("common.results")} onBack={onBack} />;
  if (shownStatus(query.openedAttempt.match, serverNow()) === 0)
    return <LeadHome why={t("common.statusNotStarted")} />;
  return children(query.openedAttempt, onBack);
};
