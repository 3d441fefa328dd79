import { t } from "../../../i18n/translate.ts";
import { Button } from "@mantine/core";
import type { GroupDelivery, GroupInfo } from "@teamwright/contract";
import { ownerCalls } from "../../../data/api/owner-groups.ts";
import { queryClient } from "../../../data/api/query-client.ts";
import { useSubmit } from "../../../data/api/use-submit.ts";
import type { OpenedAttempt } from "../../../data/records/attempts.ts";
import { shownStatus } from "../../../data/records/match-status.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { pathTo } from "../../../lib/paths.ts";
import { formatInstant } from "../../../lib/when.ts";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { Stat, Stats } from "../../../ui/stat.tsx";
import { toast } from "../../../ui/toast.ts";
import { GroupNews } from "./group-news.tsx";
import { DeliveryTable } from "./delivery-table.tsx";
import classes from "./owner-groups.module.css";

interface DeliveryProps {
  readonly opened: OpenedAttempt;
  readonly group: GroupInfo;
  readonly delivery: GroupDelivery;
  readonly onBack: () => void;
}

const call = (body: Parameters<typeof ownerCalls.remind>[0]["body"]) => ownerCalls.remind({ body });

/** What became of a post: who opened and who transferred, and a reminder for the others. */
export const Delivery = ({ opened, group, delivery, onBack }: DeliveryProps) => {
  const { members, seed, numberOfTeams, postedAt } = delivery;
  const matchId = opened.match.id;
  const { busy, submit } = useSubmit(call);
  const started = shownStatus(opened.match, serverNow()) !== 0;
  const remind = async () => {
    const result = await submit({ groupId: group.group_id, matchId });
    if (result === null) return;
    if (result.ok) toast.success(t("replies.membersReminded", { n: result.data.reminded }));
    else toast.error(result.message);
    await queryClient.invalidateQueries({ queryKey: ["posts", matchId, "delivery"] });
  };
  return (
    <Page
      title={t("groups.postTitle")}
      back={{ label: t("shell.back"), onBack }}
      footer={
        started ? (
          <LinkButton
            to={pathTo("report", { match: matchId, attempt: opened.attempt.id, primetype: "custom-prime" })}
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
        <Card heading={group.group_name}>
          <Stats>
            <Stat label={t("groups.posted")}>{formatInstant(postedAt)}</Stat>
            <Stat label={t("groups.teams")}>{numberOfTeams}</Stat>
            <Stat label={t("groups.receivers")}>{members.length}</Stat>
            <Stat label={t("groups.opened")}>{members.filter((one) => one.opened_at !== null).length}</Stat>
            <Stat label={t("groups.transferred")}>
              {members.filter((one) => one.transferred_at !== null).length}
            </Stat>
            {seed !== null && <Stat label={t("groups.seed")}>{String(seed)}</Stat>}
          </Stats>
          <p className={classes["hint"]}>{t("groups.remindHint")}</p>
        </Card>
        {!started && (
          <GroupNews opened={opened} groupId={group.group_id} ownerPhone={group.group_owner_mobile_number} />
        )}
        <DeliveryTable members={members} />
      </div>
    </Page>
  );
};
