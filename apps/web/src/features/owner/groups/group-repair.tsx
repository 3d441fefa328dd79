import { t } from "#i18n/translate.ts";
import { Button, CancelButton } from "#ui/button.tsx";
import { changeText, unrepairedText } from "#blocks/team/repair-text.ts";
import { rosterFrom } from "#blocks/team/team-view.ts";
import { ownerCalls } from "#data/api/owner-groups.ts";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { playersOf } from "#data/strategy/pool.ts";
import { Dialog } from "#ui/dialog.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./owner-groups.module.css";
import { repairedTeams } from "./repaired-teams.ts";
import type { GroupNews } from "./use-group-news.ts";
import { useGroupRepair } from "./use-group-repair.ts";

interface GroupRepairProps {
  readonly openedAttempt: OpenedAttempt;
  readonly news: GroupNews;
  readonly groupId: string;
  readonly ownerPhone: string;
  readonly onClose: () => void;
}

type GroupRepairBody = Parameters<typeof ownerCalls.repair>[0]["body"];
const call = (body: GroupRepairBody, options: { readonly idempotencyKey: string }) =>
  ownerCalls.repair({ body, ...options });

/** What changes in which posted team; members see it once the owner says so. */
export const GroupRepair = ({ openedAttempt, news, groupId, ownerPhone, onClose }: GroupRepairProps) => {
  const repair = useGroupRepair(openedAttempt, news, onClose);
  const { busy, submit } = useSubmit(call);
  const unrepairedNote = repair === undefined ? null : unrepairedText(repair);
  const roster = rosterFrom(news.match.sport_index, playersOf(news.match));
  const matchId = openedAttempt.match.id;
  const title = t("teams.news.repairTitle");
  const accept = async () => {
    if (repair === undefined) return;
    const rows = new Set(repair.changes.map(({ row }) => row));
    const result = await submit({
      groupId,
      matchId,
      groupOwnerPhoneNumber: ownerPhone,
      teamData: repairedTeams(news.postedTeams, repair.teams, rows, news.match),
      out: news.players.map(({ player_index }) => player_index),
    });
    if (result === null) return;
    onClose();
    if (result.ok) toast.success(t("teams.news.repaired", { teams: result.data.changed }));
    else toast.error(result.message);
    await queryClient.invalidateQueries({ queryKey: ["posts", matchId] });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <CancelButton onClick={onClose} />
          <Button loading={busy} disabled={!repair?.changes.length} onClick={() => void accept()}>
            {t("teams.news.accept")}
          </Button>
        </>
      }
    >
      {repair === undefined ? (
        <SkeletonList label={t("teams.news.working")} rows={4} height={44} />
      ) : (
        <>
          <p>{t("teams.news.repairHint", { teams: repair.changes.length })}</p>
          {unrepairedNote !== null && <p>{unrepairedNote}</p>}
          {/* The list scrolls by itself; without a stop for the Tab key a keyboard cannot. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={classes["scroll"]} tabIndex={0} role="region" aria-label={title}>
            <ul role="list" className={classes["changes"]}>
              {repair.changes.map((change) => (
                <li key={change.row}>
                  <b>{t("teams.number", { n: change.team_number })}</b>
                  <span>{changeText(change, roster)}</span>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </Dialog>
  );
};
