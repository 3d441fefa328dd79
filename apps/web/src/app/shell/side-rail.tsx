import { t } from "#i18n/translate.ts";
import { Link, NavLink } from "react-router";
import { paths } from "#lib/paths.ts";
import { Mark } from "#ui/mark.tsx";
import { mainDestinations } from "./navigation.ts";
import { MenuEntries } from "./menu-entries.tsx";
import classes from "./shell.module.css";

/** The wide screen's main navigation, followed by the side menu's entries. */
export const SideRail = () => {
  return (
    <nav className={classes["rail"]} aria-label={t("shell.mainNavigation")}>
      <Link to={paths.home} className={classes["brand"]}>
        <Mark size={30} />
        {t("shell.productName")}
      </Link>
      <ul className={classes["navList"]}>
        {mainDestinations.map(({ to, label, icon: IconOf, isNew }) => (
          <li key={to}>
            <NavLink to={to} end className={classes["navLink"] ?? ""}>
              <IconOf />
              {t(label)}
              {isNew && <span className={classes["new"]}>{t("shell.new")}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
      <hr className={classes["divider"]} />
      <MenuEntries />
      <p className={classes["small"]}>
        {t("shell.adultsOnly")} · {t("shell.notAffiliated")}
      </p>
    </nav>
  );
};
