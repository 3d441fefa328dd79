import { t } from "#i18n/translate.ts";
import { memo } from "react";
import type { Player, Sport } from "@teamwright/domain";
import { poolChecklist } from "../state/pool-rules.ts";
import { shortSideName } from "#lib/short-side-name.ts";
import classes from "./pool.module.css";

interface PoolChecklistProps {
  readonly sport: Sport;
  readonly pool: readonly Player[];
  readonly sides: readonly [left: string, right: string];
}

/** The requirements of "Continue" that are not met yet; it updates itself. */
export const PoolChecklist = memo(function PoolChecklist({ sport, pool, sides }: PoolChecklistProps) {
  const short = [shortSideName(sides[0]), shortSideName(sides[1])] as const;
  const unmet = poolChecklist(sport, pool, short).filter(({ isMet }) => !isMet);
  if (unmet.length === 0) return null;
  return (
    <ul className={classes["checks"]} aria-label={t("strategy.minimums")}>
      {unmet.map(({ label, have, need }) => (
        <li key={label} className={classes["open"]}>
          {label}
          <span className={classes["figures"]}>{t("strategy.haveOf", { have, need })}</span>
        </li>
      ))}
    </ul>
  );
});
