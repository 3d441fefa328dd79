import { t } from "#i18n/translate.ts";
import { NavLink } from "react-router";
import { mainDestinations } from "./navigation.ts";
import classes from "./shell.module.css";

/** The phone's main navigation. */
export const BottomBar = () => {
  return (
    <nav className={classes["bar"]} aria-label={t("shell.mainNavigation")}>
      {mainDestinations.map(({ to, label, icon: IconOf, isNew }) => (
        <NavLink key={to} to={to} end className={classes["barLink"] ?? ""}>
          <span className={classes["iconBox"]}>
            <IconOf size={22} />
            {isNew && <span className={classes["new"]}>{t("shell.new")}</span>}
          </span>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
};
