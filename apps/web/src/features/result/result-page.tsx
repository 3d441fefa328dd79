import { messages } from "@teamwright/domain/messages";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { AttemptStates } from "../../blocks/team/attempt-states.tsx";
import { shownStatus } from "../../data/records/match-status.ts";
import { useOpenedAttempt } from "../../data/records/use-opened-attempt.ts";
import { pathTo } from "../../lib/paths.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { Result } from "./result.tsx";

/** /result/{match}/{attempt}: teams with their points. A match that has not begun, or is not here, leads home. */
export const ResultPage = () => {
  const { match = "", attempt = "" } = useParams();
  const navigate = useNavigate();
  const found = useOpenedAttempt(match, attempt);
  const onBack = () => void navigate(pathTo("previousMatch", { id: match }));
  const home =
    found.state === "missing" ||
    (found.state === "ready" && shownStatus(found.opened.match, serverNow()) === 0);
  useEffect(() => {
    if (home) void navigate(pathTo("home"), { replace: true });
  }, [home, navigate]);
  if (found.state !== "ready" || home)
    return (
      <AttemptStates
        state={found.state === "failed" ? "failed" : "loading"}
        title={messages.result.results}
        onBack={onBack}
      />
    );
  return <Result key={`${match}/${attempt}`} opened={found.opened} onBack={onBack} />;
};
