import { Link, NavLink } from "react-router";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { Mark } from "../../ui/mark.tsx";
import { mainDestinations } from "./navigation.ts";
import { MenuEntries } from "./menu-entries.tsx";
import classes from "./shell.module.css";

/** The wide screen's main navigation with the side menu's entries under it. */
export const SideRail = () => {
  const text = useText();
  return (
    <nav className={classes["rail"]} aria-label={text.shell.mainNavigation}>
      <Link to={paths.home} className={classes["brand"]}>
        <Mark size={30} />
        {text.shell.productName}
      </Link>
      <ul className={classes["navList"]}>
        {mainDestinations.map(({ to, label, icon: IconOf, isNew }) => (
          <li key={to}>
            <NavLink to={to} end className={classes["navLink"] ?? ""}>
              <IconOf />
              {label(text)}
              {isNew && <span className={classes["new"]}>{text.shell.new}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
      <hr className={classes["divider"]} />
      <MenuEntries />
      <p className={classes["small"]}>
        {text.shell.adultsOnly} · {text.shell.notAffiliated}
      </p>
    </nav>
  );
};
