import { t } from "#i18n/translate.ts";
import { useParams } from "react-router";
import { AttemptStates } from "#blocks/team/attempt-states.tsx";
import { useOpenedAttempt } from "#data/records/use-opened-attempt.ts";
import { pathTo } from "#lib/paths.ts";
import { useBackTo } from "#ui/use-back.ts";
import { PrimePost } from "./prime-post.tsx";

/** /postprime/{match}/{attempt}: the teams of a stored attempt for prime users. */
export const PrimePostPage = () => {
  const { id = "", attemptId = "" } = useParams();
  const query = useOpenedAttempt(id, attemptId);
  const onBack = useBackTo(pathTo("previousMatch", { id }));
  if (query.state === "ready")
    return <PrimePost key={`${id}/${attemptId}`} openedAttempt={query.openedAttempt} onBack={onBack} />;
  return <AttemptStates state={query.state} title={t("shell.title.postPrime")} onBack={onBack} />;
};
