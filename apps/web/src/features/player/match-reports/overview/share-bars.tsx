import { t } from "#i18n/translate.ts";
import { percentOf } from "../share.ts";
import classes from "./share-bars.module.css";

interface ShareBar {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

interface ShareBarsProps {
  readonly label: string;
  readonly shares: readonly ShareBar[];
  /** The number of matches that the counts are of. */
  readonly of: number;
  readonly tone?: "accent" | "gold";
}

/** Counts of matches as bars. The figures say all that the bars show. */
export const ShareBars = ({ label, shares, of, tone = "accent" }: ShareBarsProps) => (
  <ul
    role="list"
    aria-label={label}
    className={`${classes["list"]} ${tone === "gold" ? classes["gold"] : ""}`}
  >
    {shares.map(({ key, label: name, count }) => {
      const percent = percentOf(count, of);
      return (
        <li key={key} className={classes["row"]}>
          <span className={classes["name"]}>{name}</span>
          <span className={classes["figures"]}>{t("reports.countOf", { count, n: of, percent })}</span>
          <span className={classes["track"]} aria-hidden="true">
            {percent > 0 && <span className={classes["bar"]} style={{ width: `${percent}%` }} />}
          </span>
        </li>
      );
    })}
  </ul>
);
