import { t } from "../../../i18n/translate.ts";
import { useState } from "react";
import { HubCard, HubCards } from "../../../blocks/hub-card/hub-card.tsx";
import { paths } from "../../../lib/paths.ts";
import { BookIcon, DeleteIcon, MatchesIcon, PhoneIcon, TrophyIcon } from "../../../ui/icon.tsx";
import { Page } from "../../../ui/page.tsx";
import { RemovePrime } from "./remove-prime.tsx";

/** Links to the admin's screens. */
export const AdminHubPage = () => {
  const [removing, setRemoving] = useState(false);
  const cards = [
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
    { to: paths.auditLog, title: t("staff.hub.audit"), hint: t("staff.hub.auditHint"), icon: BookIcon },
  ];
  return (
    <Page title={t("staff.chooseHere")} menu>
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
