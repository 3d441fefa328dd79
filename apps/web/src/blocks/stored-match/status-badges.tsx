import { t } from "../../i18n/translate.ts";
import { Chip } from "../../ui/chip.tsx";

interface StatusBadgesProps {
  readonly status: 0 | 1 | 2;
  /** The players' points are known. */
  readonly points: boolean;
}

/** The status of a stored match, in the specification's words. */
export const StatusBadges = ({ status, points }: StatusBadgesProps) => (
  <>
    {status === 0 && <Chip>{t("common.statusNotStarted")}</Chip>}
    {status === 1 && <Chip tone="warn">{t("common.statusInProgress")}</Chip>}
    {status === 1 && points && <Chip tone="ok">{t("common.statusPointsAvailable")}</Chip>}
    {status === 2 && <Chip tone="ok">{t("common.statusResultsAvailable")}</Chip>}
  </>
);
