import { memo } from "react";
import type { Player, Sport } from "@teamwright/domain";
import { poolChecklist } from "../../../data/strategy/pool-rules.ts";
import { shortSideName } from "../../../lib/short-side-name.ts";
import { useText } from "../../../i18n/text.ts";
import { CheckIcon } from "../../../ui/icon.tsx";
import classes from "./pool.module.css";

interface PoolChecklistProps {
  readonly sport: Sport;
  readonly pool: readonly Player[];
  readonly sides: readonly [left: string, right: string];
}

/** What "Continue" still asks for, as a list that ticks itself off. */
export const PoolChecklist = memo(function PoolChecklist({ sport, pool, sides }: PoolChecklistProps) {
  const words = useText().strategy;
  const short = [shortSideName(sides[0]), shortSideName(sides[1])] as const;
  return (
    <ul className={classes["checks"]} aria-label={words.minimums}>
      {poolChecklist(sport, pool, short).map(({ label, have, need, met }) => (
        <li key={label} className={met ? classes["met"] : classes["open"]}>
          {met ? <CheckIcon size={13} /> : <span className={classes["box"]} aria-hidden="true" />}
          {label}
          <span className={classes["figures"]}>{words.haveOf(have, need)}</span>
        </li>
      ))}
    </ul>
  );
});
