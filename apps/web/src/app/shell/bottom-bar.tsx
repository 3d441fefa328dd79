import { NavLink } from "react-router";
import { useText } from "../../i18n/text.ts";
import { mainDestinations } from "./navigation.ts";
import classes from "./shell.module.css";

/** The phone's main navigation. */
export const BottomBar = () => {
  const text = useText();
  return (
    <nav className={classes["bar"]} aria-label={text.shell.mainNavigation}>
      {mainDestinations.map(({ to, label, icon: IconOf, isNew }) => (
        <NavLink key={to} to={to} end className={classes["barLink"] ?? ""}>
          <span className={classes["iconBox"]}>
            <IconOf size={22} />
            {isNew && <span className={classes["new"]}>{text.shell.new}</span>}
          </span>
          {label(text)}
        </NavLink>
      ))}
    </nav>
  );
};
