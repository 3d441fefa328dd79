import type { MatchListItem } from "@teamwright/domain";
import { Link } from "react-router";
import { usePlanStatus } from "#data/api/session.ts";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { SettingsIcon } from "#ui/icon.tsx";
import { Popover } from "#ui/popover.tsx";
import classes from "./admin-controls.module.css";

/** What the prime admin does with a match: its booking, and its connection to the apps. Nothing for others. */
export const AdminControls = ({ match }: { readonly match: MatchListItem }) => {
  if (usePlanStatus()?.prime_admin !== true) return null;
  const { id, left_team_name: left, right_team_name: right } = match;
  return (
    <Popover label={t("home.manage", { left, right })} trigger={<SettingsIcon size={20} />}>
      <ul role="list" className={classes["list"]}>
        {(
          [
            ["home.manageBooking", pathTo("bookingPanel", { id })],
            ["home.manageMainApp", pathTo("mapper", { id })],
            ["home.manageApps", pathTo("automaticMapper", { id })],
          ] as const
        ).map(([label, to]) => (
          <li key={to}>
            <Link to={to} className={classes["link"] ?? ""}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  );
};
