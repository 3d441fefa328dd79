import { t } from "#i18n/translate.ts";
import type { Disruption } from "@teamwright/domain";
import { DisruptionChip } from "../disruption/disruption.tsx";
import { Chip } from "#ui/chip.tsx";

interface StatusBadgesProps {
  readonly status: 0 | 1 | 2;
  readonly disruption: Disruption | undefined;
  /** The players' points are known. */
  readonly points: boolean;
}

/** The status of a stored match, in the specification's words. */
export const StatusBadges = ({ status, disruption, points }: StatusBadgesProps) =>
  disruption === undefined || (points && disruption !== "postponed") ? (
    <>
      {status === 0 && <Chip>{t("common.statusNotStarted")}</Chip>}
      {status === 1 && <Chip tone="warn">{t("common.statusInProgress")}</Chip>}
      {status === 1 && points && <Chip tone="ok">{t("common.statusPointsAvailable")}</Chip>}
      {status === 2 && <Chip tone="ok">{t("common.statusResultsAvailable")}</Chip>}
    </>
  ) : (
    <DisruptionChip disruption={disruption} />
  );
