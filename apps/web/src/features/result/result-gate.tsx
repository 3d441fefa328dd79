import { messages } from "@teamwright/domain/messages";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { AttemptStates } from "../../blocks/team/attempt-states.tsx";
import { LeadHome } from "../../blocks/team/lead-home.tsx";
import type { OpenedAttempt } from "../../data/records/attempts.ts";
import { shownStatus } from "../../data/records/match-status.ts";
import { useOpenedAttempt } from "../../data/records/use-opened-attempt.ts";
import { pathTo } from "../../lib/paths.ts";
import { serverNow } from "../../lib/server-clock.ts";

interface ResultGateProps {
  readonly match: string;
  readonly attempt: string;
  readonly children: (opened: OpenedAttempt, onBack: () => void) => ReactNode;
}

/** Lets a stored attempt of a match that has begun through; a match that has not, or is not here, leads home. */
export const ResultGate = ({ match, attempt, children }: ResultGateProps) => {
  const navigate = useNavigate();
  const found = useOpenedAttempt(match, attempt);
  const onBack = () => void navigate(pathTo("previousMatch", { id: match }));
  if (found.state !== "ready")
    return <AttemptStates state={found.state} title={messages.result.results} onBack={onBack} />;
  if (shownStatus(found.opened.match, serverNow()) === 0)
    return <LeadHome why={messages.match.statusNotStarted} />;
  return children(found.opened, onBack);
};
