import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { unreadQuery } from "#data/notices/notice-calls.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { BellIcon } from "#ui/icon.tsx";
import classes from "./bell.module.css";

const MAX_SHOWN = 9;

/** The way to the notices, with the number of unread ones. */
export const Bell = () => {
  const { data: unread = 0 } = useQuery(unreadQuery);
  return (
    <Link
      to={paths.notices}
      className={classes["bell"] ?? ""}
      aria-label={unread === 0 ? t("shell.notices") : t("home.unreadNotices", { count: unread })}
    >
      <BellIcon />
      {unread > 0 && (
        <span className={classes["count"]} aria-hidden="true">
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
};
