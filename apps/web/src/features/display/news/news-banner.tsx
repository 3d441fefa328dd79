import { Button } from "@mantine/core";
import { useState } from "react";
import { shortName } from "../../../blocks/team/short-name.ts";
import type { OpenedAttempt } from "../../../data/records/attempts.ts";
import { useText } from "../../../i18n/text.ts";
import { Card } from "../../../ui/card.tsx";
import type { TeamSet } from "../use-team-set.ts";
import classes from "./news.module.css";
import { RepairDialog } from "./repair-dialog.tsx";
import type { News } from "./use-news.ts";

interface NewsBannerProps {
  readonly opened: OpenedAttempt;
  readonly set: TeamSet;
  readonly news: News;
}

/** "3 of 500 teams hold a player who is out": see the repair, or leave the teams as they are. */
export const NewsBanner = ({ opened, set, news: { players, out, teams } }: NewsBannerProps) => {
  const { news } = useText();
  const [left, setLeft] = useState<ReadonlySet<number>>();
  const [repairing, setRepairing] = useState(false);
  if (teams === undefined || teams === 0 || left === out) return null;
  const names = players.map(({ name }) => shortName(name)).join(", ");
  return (
    <Card tone="warn">
      <p className={classes["headline"]} role="status">
        {news.headline(teams, set.teams.count, players.length)}
      </p>
      <p className={classes["names"]}>{news.notPlaying(names)}</p>
      <div className={classes["actions"]}>
        {opened.attempt.selection_strategy !== null && (
          <Button size="sm" onClick={() => setRepairing(true)}>
            {news.seeRepair}
          </Button>
        )}
        <Button size="sm" variant="soft" onClick={() => setLeft(out)}>
          {news.leave}
        </Button>
      </div>
      {repairing && (
        <RepairDialog opened={opened} set={set} out={[...out]} onClose={() => setRepairing(false)} />
      )}
    </Card>
  );
};
