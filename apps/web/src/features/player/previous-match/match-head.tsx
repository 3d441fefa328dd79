import { t } from "#i18n/translate.ts";
import { StatusBadges } from "#blocks/stored-match/status-badges.tsx";
import { useSideColors } from "#blocks/side-colors/use-side-colors.ts";
import { SideLegend } from "#blocks/team/side-legend.tsx";
import type { MatchRecord } from "#data/records/match-record.ts";
import type { MatchStatus } from "#data/records/match-status.ts";
import { matchDayText } from "#blocks/match-day-text.ts";
import { pathTo } from "#lib/paths.ts";
import { serverNow } from "#lib/server-clock.ts";
import { RefreshIcon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ActionIcon } from "#ui/action-icon.tsx";
import classes from "./previous-match.module.css";
import { useRefresh } from "./use-refresh.ts";

interface MatchHeadProps {
  readonly match: MatchRecord;
  readonly status: MatchStatus;
}

/** The sides, the time and status of the match, and its points. */
export const MatchHead = ({ match, status }: MatchHeadProps) => {
  useSideColors(match.left_image, match.right_image);
  const { busy, refresh } = useRefresh(match);
  const when = matchDayText(Date.parse(match.match_time), serverNow());
  return (
    <div className={classes["head"]}>
      <SideLegend sides={{ left: match.left_name, right: match.right_name }} />
      <p className={classes["when"]}>
        {match.series_name} · <time dateTime={match.match_time}>{when}</time>
      </p>
      <div className={classes["badges"]}>
        <StatusBadges status={status} disruption={match.disruption} points={match.result} />
        {status !== 0 && (
          <span className={classes["points"]}>
            <ActionIcon aria-label={t("common.refreshPoints")} loading={busy} onClick={() => void refresh()}>
              <RefreshIcon />
            </ActionIcon>
            <LinkButton variant="soft" px={14} to={pathTo("addPoint", { id: match.id })}>
              {t("common.addPlayerPoints")}
            </LinkButton>
          </span>
        )}
      </div>
    </div>
  );
};
