import { t, useLanguage } from "../../../../i18n/translate.ts";
import { memo } from "react";
import type { Player, Sport } from "@teamwright/domain";
import { poolChecklist } from "../state/pool-rules.ts";
import type { PoolCheck } from "../state/pool-rules.ts";
import { shortSideName } from "../../../../lib/short-side-name.ts";
import { CheckIcon } from "../../../../ui/icon.tsx";
import classes from "./pool.module.css";

interface PoolChecklistProps {
  readonly sport: Sport;
  readonly pool: readonly Player[];
  readonly sides: readonly [left: string, right: string];
}

const unmetFirst = (checks: readonly PoolCheck[]): readonly PoolCheck[] =>
  checks.toSorted((a, b) => Number(a.met) - Number(b.met));

/** The requirements of "Continue", as a checklist that updates itself. */
export const PoolChecklist = memo(function PoolChecklist({ sport, pool, sides }: PoolChecklistProps) {
  useLanguage();
  const short = [shortSideName(sides[0]), shortSideName(sides[1])] as const;
  return (
    <ul className={classes["checks"]} aria-label={t("strategy.minimums")}>
      {unmetFirst(poolChecklist(sport, pool, short)).map(({ label, have, need, met }) => (
        <li key={label} className={met ? classes["met"] : classes["open"]}>
          {met ? <CheckIcon size={13} /> : <span className={classes["box"]} aria-hidden="true" />}
          {label}
          <span className={classes["figures"]}>{t("strategy.haveOf", { have, need })}</span>
        </li>
      ))}
    </ul>
  );
});
