import { StatusBadges } from "#blocks/stored-match/status-badges.tsx";
import { SideLegend } from "#blocks/team/side-legend.tsx";
import type { MatchRecord } from "#data/records/match-record.ts";
import { shownStatus } from "#data/records/match-status.ts";
import { serverNow } from "#lib/server-clock.ts";
import classes from "./result.module.css";

interface ResultHeadProps {
  readonly match: MatchRecord;
  /** What the attempt is called. */
  readonly name: string;
}

/** The sides, the attempt and the status of the match. Beside the title of a phone there is no room for two badges. */
export const ResultHead = ({ match, name }: ResultHeadProps) => (
  <>
    <SideLegend sides={{ left: match.left_name, right: match.right_name }}>{name}</SideLegend>
    <div className={classes["badges"]}>
      <StatusBadges
        status={shownStatus(match, serverNow())}
        disruption={match.disruption}
        points={match.result}
      />
    </div>
  </>
);
