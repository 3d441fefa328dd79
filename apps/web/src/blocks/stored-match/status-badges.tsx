import { messages } from "@teamwright/domain/messages";
import { Chip } from "../../ui/chip.tsx";

interface StatusBadgesProps {
  readonly status: 0 | 1 | 2;
  /** The players' points are known. */
  readonly points: boolean;
}

/** Where a stored match stands, in the documents' words. */
export const StatusBadges = ({ status, points }: StatusBadgesProps) => (
  <>
    {status === 0 && <Chip>{messages.match.statusNotStarted}</Chip>}
    {status === 1 && <Chip tone="warn">{messages.match.statusInProgress}</Chip>}
    {status === 1 && points && <Chip tone="ok">{messages.match.statusPointsAvailable}</Chip>}
    {status === 2 && <Chip tone="ok">{messages.match.statusResultsAvailable}</Chip>}
  </>
);
