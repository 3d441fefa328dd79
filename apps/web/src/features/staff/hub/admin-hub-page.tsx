import { t } from "#i18n/translate.ts";
import { useState } from "react";
import { HubCard, HubCards } from "#blocks/hub-card/hub-card.tsx";
import { useDeskToday } from "#data/api/desk-today.ts";
import { paths } from "#lib/paths.ts";
import {
  BookIcon,
  DeleteIcon,
  GroupIcon,
  MatchesIcon,
  PhoneIcon,
  TrophyIcon,
  WarningIcon,
} from "#ui/icon.tsx";
import { Page } from "#ui/page.tsx";
import { DayNumbers } from "./day-numbers.tsx";
import { RemovePrime } from "./remove-prime.tsx";

/** The numbers of the day, and links to the admin's screens. */
export const AdminHubPage = () => {
  const today = useDeskToday();
  const [removing, setRemoving] = useState(false);
  const cards = [
    { to: paths.users, title: t("shell.users"), hint: t("staff.hub.usersHint"), icon: GroupIcon },
    { to: paths.notify, title: t("staff.hub.notify"), hint: t("staff.hub.notifyHint"), icon: PhoneIcon },
    {
      to: paths.promotionDashboard,
      title: t("staff.hub.promotions"),
      hint: t("staff.hub.promotionsHint"),
      icon: TrophyIcon,
    },
    {
      to: paths.matchDesk,
      title: t("staff.hub.matches"),
      hint: t("staff.hub.matchesHint"),
      icon: MatchesIcon,
    },
    {
      to: paths.failures,
      title: t("staff.hub.failures"),
      hint: t("staff.hub.failuresHint"),
      icon: WarningIcon,
    },
    { to: paths.auditLog, title: t("staff.hub.audit"), hint: t("staff.hub.auditHint"), icon: BookIcon },
  ];
  return (
    <Page title={t("staff.chooseHere")} menu>
      {today?.admin && <DayNumbers numbers={today.admin} />}
      <HubCards>
        {cards.map((card) => (
          <HubCard key={card.to} {...card} />
        ))}
        <HubCard
          title={t("staff.hub.removePrime")}
          hint={t("staff.hub.removePrimeHint")}
          icon={DeleteIcon}
          onClick={() => setRemoving(true)}
        />
      </HubCards>
      {removing && <RemovePrime onClose={() => setRemoving(false)} />}
    </Page>
  );
};
