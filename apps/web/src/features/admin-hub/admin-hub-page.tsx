import { messages } from "@teamwright/domain/messages";
import { Link } from "react-router";
import { useStaffText } from "../../i18n/staff-text.ts";
import { paths } from "../../lib/paths.ts";
import { BookIcon, ForwardIcon, MatchesIcon, PhoneIcon, TrophyIcon, type Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import classes from "./admin-hub.module.css";

type HubCard = {
  readonly to: string;
  readonly title: string;
  readonly hint: string;
  readonly icon: Icon;
};

/** Where an admin's work is. */
export const AdminHubPage = () => {
  const { hub } = useStaffText();
  const cards: readonly HubCard[] = [
    { to: paths.notify, title: hub.notify, hint: hub.notifyHint, icon: PhoneIcon },
    { to: paths.promotionDashboard, title: hub.promotions, hint: hub.promotionsHint, icon: TrophyIcon },
    { to: paths.matchDesk, title: hub.matches, hint: hub.matchesHint, icon: MatchesIcon },
    { to: paths.auditLog, title: hub.audit, hint: hub.auditHint, icon: BookIcon },
  ];
  return (
    <Page title={messages.generic.chooseHere} menu>
      <ul role="list" className={classes["cards"]}>
        {cards.map(({ to, title, hint, icon: IconOf }) => (
          <li key={to}>
            <Link to={to} className={classes["card"]}>
              <span className={classes["icon"]}>
                <IconOf />
              </span>
              <span className={classes["words"]}>
                <span className={classes["title"]}>{title}</span>
                <span className={classes["hint"]}>{hint}</span>
              </span>
              <ForwardIcon className={classes["arrow"]} />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
};
