import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { shortName } from "#blocks/team/short-name.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { Notice } from "#ui/notice.tsx";
import { GroupRepair } from "./group-repair.tsx";
import { useGroupNews } from "./use-group-news.ts";

interface GroupNewsProps {
  readonly openedAttempt: OpenedAttempt;
  readonly groupId: string;
  readonly ownerPhone: string;
}

/** How many posted teams hold a player who is out, with a way to replace them. */
export const GroupNews = ({ openedAttempt, groupId, ownerPhone }: GroupNewsProps) => {
  const news = useGroupNews(openedAttempt, groupId);
  const [repairing, setRepairing] = useState(false);
  if (news === null) return null;
  const names = news.players.map(({ name }) => shortName(name)).join(", ");
  const counts = { teams: news.teams, all: news.postedTeams.length, players: news.players.length };
  return (
    <>
      <Notice
        tone="warn"
        action={
          openedAttempt.attempt.selection_strategy !== null && (
            <Button size="sm" onClick={() => setRepairing(true)}>
              {t("teams.news.seeRepair")}
            </Button>
          )
        }
      >
        {t("teams.news.headline", counts)}. {t("teams.news.notPlaying", { names })}
      </Notice>
      {repairing && (
        <GroupRepair
          openedAttempt={openedAttempt}
          news={news}
          groupId={groupId}
          ownerPhone={ownerPhone}
          onClose={() => setRepairing(false)}
        />
      )}
    </>
  );
};
