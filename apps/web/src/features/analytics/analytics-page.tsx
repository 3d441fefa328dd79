import { messages } from "@teamwright/domain/messages";
import { useNavigate, useParams } from "react-router";
import { AttemptStates } from "../../blocks/team/attempt-states.tsx";
import { useOpenedAttempt } from "../../data/records/use-opened-attempt.ts";
import { pathTo } from "../../lib/paths.ts";
import { Analytics } from "./analytics.tsx";

/** /analytics/{match}/{attempt}: what an attempt's teams are made of. */
export const AnalyticsPage = () => {
  const { match = "", attempt = "" } = useParams();
  const navigate = useNavigate();
  const found = useOpenedAttempt(match, attempt);
  const onBack = () => void navigate(pathTo("display", { match, attempt, ftype: 9, fvalue: 9 }));
  if (found.state !== "ready")
    return <AttemptStates state={found.state} title={messages.display.analytics} onBack={onBack} />;
  return <Analytics key={`${match}/${attempt}`} opened={found.opened} onBack={onBack} />;
};
