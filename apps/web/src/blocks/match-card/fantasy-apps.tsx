import { t } from "#i18n/translate.ts";
import { Picture } from "#ui/picture.tsx";
import { Popover } from "#ui/popover.tsx";
import classes from "./fantasy-apps.module.css";

type App = { readonly slug: string; readonly name: string; readonly logo: string };

type FantasyAppsProps = {
  readonly match: { readonly left_team_name: string; readonly right_team_name: string };
  /** The apps of the registry that support the match. */
  readonly apps: readonly App[];
};

/** Small logos; a tap lists the fantasy apps that support the match. */
export const FantasyApps = ({ match, apps }: FantasyAppsProps) => {
  if (apps.length === 0) return null;
  return (
    <Popover
      label={t("home.fantasyAppsOf", { left: match.left_team_name, right: match.right_team_name })}
      trigger={
        <span className={classes["stack"]}>
          {apps.slice(0, 3).map((app) => (
            <Picture key={app.slug} src={app.logo} name={app.name} side="right" size={24} />
          ))}
          {apps.length > 3 && <span className={classes["more"]}>+{apps.length - 3}</span>}
        </span>
      }
    >
      <p className={classes["title"]}>{t("home.fantasyApps")}</p>
      <ul role="list" className={classes["list"]}>
        {apps.map((app) => (
          <li key={app.slug} className={classes["app"]}>
            <Picture src={app.logo} name={app.name} side="right" size={28} />
            {app.name}
          </li>
        ))}
      </ul>
    </Popover>
  );
};
