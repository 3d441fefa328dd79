import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { GroupDelivery, GroupInfo } from "@teamwright/contract";
import { DeliveryCard, DeliveryTable } from "#blocks/delivery/delivery.tsx";
import type { Receiver } from "#blocks/delivery/delivery.tsx";
import { SecondWave } from "#blocks/delivery/second-wave.tsx";
import type { WaitingPerson } from "#blocks/delivery/second-wave.tsx";
import { WithdrawPost } from "#blocks/delivery/withdraw-post.tsx";
import { DisruptionNotice } from "#blocks/disruption/disruption.tsx";
import { ownerCalls } from "#data/api/owner-groups.ts";
import { queryClient } from "#data/api/query-client.ts";
import { usePostChange } from "#data/api/use-post-change.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useShownStatus } from "#data/records/match-status.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";
import { GroupNews } from "./group-news.tsx";
import classes from "./owner-groups.module.css";

interface DeliveryProps {
  readonly openedAttempt: OpenedAttempt;
  readonly group: GroupInfo;
  readonly delivery: GroupDelivery;
  readonly onBack: () => void;
}

const call = (body: Parameters<typeof ownerCalls.remind>[0]["body"]) => ownerCalls.remind({ body });

const receiverOf = (member: GroupDelivery["members"][number]): Receiver => ({
  name: member.user_nick_name === "" ? t("groups.deletedAccount") : member.user_nick_name,
  detail: member.gone ? t("groups.gone") : member.user_phone_number,
  left: member.left,
  right: member.right,
  openedAt: member.opened_at,
  transferredAt: member.transferred_at,
  remindedAt: member.reminded_at,
});

/** Members whose plan runs and who have no teams of the post. */
function waitingOf({ group_members: members }: GroupInfo, delivery: GroupDelivery): WaitingPerson[] {
  const servedPhones = new Set(delivery.members.map(({ user_phone_number: phone }) => phone));
  return members.flatMap(({ user_phone_number: phone, user_nick_name: name, teams_count: teams, ...rest }) =>
    rest.active_plan && !servedPhones.has(phone) ? [{ phone, name, teams }] : [],
  );
}

/** What became of a post: who opened and who transferred, and a reminder for the others. */
export const Delivery = ({ openedAttempt, group, delivery, onBack }: DeliveryProps) => {
  const { members, seed, numberOfTeams, postedAt } = delivery;
  const matchId = openedAttempt.match.id;
  const receivers = members.map(receiverOf);
  const { busy, submit } = useSubmit(call);
  const about = { groupId: group.group_id, matchId };
  const wave = usePostChange(matchId, (phoneNumbers: string[], options) =>
    ownerCalls.extend({ body: { ...about, phoneNumbers }, ...options }),
  );
  const withdrawal = usePostChange(matchId, (reason: string) =>
    ownerCalls.withdraw({ body: { ...about, reason } }),
  );
  const hasStarted = useShownStatus(openedAttempt.match) !== 0;
  const remind = async () => {
    const result = await submit(about);
    if (result === null) return;
    if (result.ok) toast.success(t("replies.membersReminded", { n: result.data.reminded }));
    else toast.error(result.message);
    await queryClient.invalidateQueries({ queryKey: ["posts", matchId, "delivery"] });
  };
  return (
    <Page
      title={t("groups.postTitle")}
      onBack={onBack}
      footer={
        hasStarted ? (
          <LinkButton
            to={pathTo("report", {
              match: matchId,
              attempt: openedAttempt.attempt.id,
              primetype: "custom-prime",
            })}
          >
            {t("groups.report")}
          </LinkButton>
        ) : (
          <Button loading={busy} onClick={() => void remind()}>
            {t("groups.remind")}
          </Button>
        )
      }
    >
      <div className={classes["stack"]}>
        <DisruptionNotice disruption={openedAttempt.match.disruption} />
        <DeliveryCard
          heading={group.group_name}
          postedAt={postedAt}
          numberOfTeams={numberOfTeams}
          receivers={receivers}
          seed={seed}
          hint={t("groups.remindHint")}
        />
        {!hasStarted && (
          <GroupNews
            openedAttempt={openedAttempt}
            groupId={group.group_id}
            ownerPhone={group.group_owner_mobile_number}
          />
        )}
        {!hasStarted && (
          <>
            <SecondWave
              waiting={waitingOf(group, delivery)}
              spare={delivery.spareTeams}
              busy={wave.busy}
              onGive={wave.change}
            />
            <WithdrawPost busy={withdrawal.busy} onWithdraw={withdrawal.change} />
          </>
        )}
        <DeliveryTable receivers={receivers} />
      </div>
    </Page>
  );
};
