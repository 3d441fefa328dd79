import { memo } from "react";
import { t } from "#i18n/translate.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { screenExists } from "#lib/screens.ts";
import { holdsAny, POSTERS } from "#lib/staff-powers.ts";
import { LinkButton } from "#ui/link-button.tsx";

/** "Expert Choice": what a non-customer can post for the match. */
export const ExpertChoiceButton = memo(function ExpertChoiceButton({
  matchId,
}: {
  readonly matchId: string;
}) {
  const status = usePlanStatus();
  if (status === null || !holdsAny(status, POSTERS) || !screenExists(paths.superDecision)) return null;
  return (
    <LinkButton variant="soft" px={12} to={pathTo("superDecision", { id: matchId })}>
      {t("strategy.expertChoice")}
    </LinkButton>
  );
});
