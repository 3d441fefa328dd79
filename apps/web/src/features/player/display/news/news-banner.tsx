import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { shortName } from "#blocks/team/short-name.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { Card } from "#ui/card.tsx";
import type { ShownTeams } from "../use-team-set.ts";
import classes from "./news.module.css";
import { sentTeamsWith } from "#data/transfer/sent-teams.ts";
import type { SentTeams } from "#data/transfer/sent-teams.ts";
import { RepairDialog } from "./repair-dialog.tsx";
import type { AttemptNews } from "./use-news.ts";

interface NewsBannerProps {
  readonly openedAttempt: OpenedAttempt;
  readonly set: ShownTeams;
  readonly news: AttemptNews;
  /** What apps hold of the attempt. */
  readonly sentTeams: readonly SentTeams[];
}

/** "3 of 500 teams hold a player who is out": see the repair, or leave the teams as they are. */
export const NewsBanner = ({
  openedAttempt,
  set,
  news: { players, out, free, teams },
  sentTeams,
}: NewsBannerProps) => {
  const [left, setLeft] = useState<ReadonlySet<number>>();
  const [repairing, setRepairing] = useState(false);
  if (teams === undefined || teams === 0 || left === out) return null;
  const inApps = sentTeamsWith(sentTeams, out);
  const names = players.map(({ name }) => shortName(name)).join(", ");
  return (
    <Card tone="warn">
      <p className={classes["headline"]} role="status">
        {t("teams.news.headline", { teams, all: set.teams.count, players: players.length })}
      </p>
      <p className={classes["names"]}>{t("teams.news.notPlaying", { names })}</p>
      {inApps > 0 && <p className={classes["names"]}>{t("teams.news.sentTeams", { n: inApps })}</p>}
      <div className={classes["actions"]}>
        {openedAttempt.attempt.selection_strategy !== null && (
          <Button size="sm" onClick={() => setRepairing(true)}>
            {t("teams.news.seeRepair")}
          </Button>
        )}
        <Button size="sm" variant="soft" onClick={() => setLeft(out)}>
          {t("teams.news.leave")}
        </Button>
      </div>
      {repairing && (
        <RepairDialog
          openedAttempt={openedAttempt}
          set={set}
          out={[...out]}
          free={free}
          sentTeams={sentTeams}
          onClose={() => setRepairing(false)}
        />
      )}
    </Card>
  );
};
