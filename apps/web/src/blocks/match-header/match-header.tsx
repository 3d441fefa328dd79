import { t } from "#i18n/translate.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import { memo } from "react";
import type { MatchDetail } from "@teamwright/domain";
import { Chip } from "#ui/chip.tsx";
import { BackIcon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { ConnectionChip } from "../connection-chip.tsx";
import { useSideColors } from "../side-colors/use-side-colors.ts";
import { DisruptionChip, UntilStart } from "../disruption/disruption.tsx";
import classes from "./match-header.module.css";

interface MatchHeaderProps {
  readonly match: MatchDetail;
  readonly onBack: () => void;
  readonly online: boolean;
  /** When the match's data was fetched, milliseconds. */
  readonly loadedAt: number;
}

/** The sides, the time until the deadline, whether the line-ups are out, and whether the data is from the device. */
export const MatchHeader = memo(function MatchHeader({ match, onBack, online, loadedAt }: MatchHeaderProps) {
  useSideColors(match.left_team_image, match.right_team_image);
  return (
    <div className={classes["header"]}>
      <ActionIcon aria-label={t("shell.back")} onClick={onBack}>
        <BackIcon size={24} />
      </ActionIcon>
      <div className={classes["lines"]}>
        <div className={classes["sides"]}>
          <span className={classes["side"]}>
            <Picture src={match.left_team_image} name={match.left_team_name} side="left" size={26} />
            <span className={classes["name"]}>{match.left_team_name}</span>
          </span>
          <span className={classes["versus"]}>v</span>
          <span className={classes["side"]}>
            <span className={classes["name"]}>{match.right_team_name}</span>
            <Picture src={match.right_team_image} name={match.right_team_name} side="right" size={26} />
          </span>
        </div>
        <div className={classes["state"]}>
          <UntilStart time={match.match_time} disruption={match.disruption} />
          <DisruptionChip disruption={match.disruption} />
          {match.lineup_status === 1 && <Chip tone="ok">{t("shell.badgeLineupsOut")}</Chip>}
          <ConnectionChip online={online} dataTime={loadedAt} />
        </div>
      </div>
    </div>
  );
});
