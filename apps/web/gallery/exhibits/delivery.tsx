import { DAY, HOUR } from "@teamwright/domain/durations";
import { groupLogos } from "@teamwright/contract/resources/groups";
import { useState } from "react";
import { DeliveryCard, DeliveryTable } from "#blocks/delivery/delivery.tsx";
import type { Receiver } from "#blocks/delivery/delivery.tsx";
import { SecondWave } from "#blocks/delivery/second-wave.tsx";
import { WithdrawPost } from "#blocks/delivery/withdraw-post.tsx";
import { GroupLogo } from "#blocks/group-logo/group-logo.tsx";
import { ShareChoice } from "#blocks/share-choice/share-choice.tsx";
import { RecordTable } from "#blocks/staff-records/record-table.tsx";
import { StaffPager } from "#blocks/staff-records/staff-pager.tsx";
import { t } from "#i18n/translate.ts";
import type { Exhibit } from "../exhibit.tsx";
import classes from "../gallery.module.css";
import { playersOf, cricket } from "../samples/match.ts";

/** A moment so many hours ago. */
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();
const phone = (index: number): string => `98000000${String(index).padStart(2, "0")}`;

const receivers = (): readonly Receiver[] =>
  playersOf(cricket)
    .slice(0, 7)
    .map(({ name }, index) => ({
      name,
      detail: phone(index),
      left: index * 1200 + 1,
      right: (index + 1) * 1200,
      openedAt: index < 4 ? ago(3) : null,
      transferredAt: index < 2 ? ago(2) : null,
      remindedAt: index === 3 ? ago(1) : null,
    }));

const waiting = () =>
  playersOf(cricket)
    .slice(0, 3)
    .map(({ name }, index) => ({
      name: index === 2 ? "" : name,
      phone: phone(index),
      teams: 20 * (index + 1),
    }));

const records = () =>
  (["register", "plan add", "plan add"] as const).map((notifyType, index) => ({
    createdAt: ago((index * DAY) / HOUR),
    superUserPhoneNumber: phone(9),
    userPhoneNumber: phone(index),
    duration: [3, 30, 365][index] ?? 0,
    notifyType,
  }));

const Shares = () => {
  const [isBalanced, setBalanced] = useState(false);
  return (
    <div className={classes["whole"]}>
      <ShareChoice
        sport="cricket"
        attachedCount={24_871}
        required={24_000}
        isBalanced={isBalanced}
        onChange={setBalanced}
      />
    </div>
  );
};

const noReply = async () => null;

export const delivery = (): readonly Exhibit[] => [
  {
    name: "delivery-card",
    content: (
      <div className={classes["whole"]}>
        <DeliveryCard
          heading={t("groups.delivery")}
          postedAt={ago(4)}
          numberOfTeams={24_871}
          receivers={receivers()}
          seed={4_294_967_295}
          hint={t("groups.balancedHint", { sport: "cricket" })}
        />
      </div>
    ),
  },
  {
    name: "delivery-table",
    content: (
      <div className={classes["whole"]}>
        <DeliveryTable receivers={receivers()} />
      </div>
    ),
  },
  {
    name: "second-wave",
    content: (
      <div className={classes["whole"]}>
        <SecondWave waiting={waiting()} spare={100} busy={false} onGive={noReply} />
      </div>
    ),
  },
  { name: "withdraw-post", content: <WithdrawPost busy={false} onWithdraw={noReply} /> },
  {
    name: "share-choice",
    content: <Shares />,
  },
  {
    name: "group-logo",
    content: [...groupLogos, "of-a-later-release"].map((logo) => (
      <GroupLogo key={logo} logo={logo} name="Harbour Eleven" />
    )),
  },
  {
    name: "record-table",
    content: (
      <div className={classes["whole"]}>
        <RecordTable label={t("staff.notify.superuser")} records={records()} withSuperuser />
      </div>
    ),
  },
  { name: "staff-pager", content: <StaffPager page={8} totalPages={1204} onChange={() => undefined} /> },
];
