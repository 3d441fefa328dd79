import { t } from "#i18n/translate.ts";
import { useNavigate } from "react-router";
import { usePlanStatus } from "#data/api/session.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { screenExists } from "#lib/screens.ts";
import { holdsAny, POSTERS } from "#lib/staff-powers.ts";
import { ChipButton } from "#ui/chip.tsx";

/** "Share Teams": hidden from customers; leads to the choice of teams to post. */
export const ShareTeams = ({
  openedAttempt: { match, attempt },
}: {
  readonly openedAttempt: OpenedAttempt;
}) => {
  const status = usePlanStatus();
  const navigate = useNavigate();
  if (status === null || !holdsAny(status, POSTERS) || !screenExists(paths.shareSoftware)) return null;
  return (
    <ChipButton
      onClick={() => void navigate(pathTo("shareSoftware", { match: match.id, attempt: attempt.id }))}
    >
      {t("teams.shareTeams")}
    </ChipButton>
  );
};
