import { useEffect, useState } from "react";
import { t } from "../../../i18n/translate.ts";
import classes from "./display.module.css";
import type { TeamChances } from "./use-team-chances.ts";

interface SetChanceProps {
  readonly chances: TeamChances;
  readonly count: number;
  /** The teams that pass the filters; null for all. */
  readonly rows: Uint32Array | null;
}

/** The chance that one of the teams is in the top 1 %: of all, and of those shown. */
export const SetChance = ({ chances, count, rows }: SetChanceProps) => {
  const [shown, setShown] = useState<{ readonly rows: Uint32Array; readonly chance: number }>();
  const part = rows !== null && rows.length < count ? rows : null;
  useEffect(() => {
    if (part === null) return undefined;
    let wanted = true;
    void chances.chanceOfRows(part).then((chance) => {
      if (wanted && chance !== null) setShown({ rows: part, chance });
    });
    return () => {
      wanted = false;
    };
  }, [chances, part]);
  return (
    <p className={classes["chance"]}>
      {t("teams.chanceOfAll", { n: count, share: Math.round(100 * chances.chance) })}
      {part !== null && shown?.rows === part && (
        <> · {t("teams.chanceOfShown", { n: part.length, share: Math.round(100 * shown.chance) })}</>
      )}
    </p>
  );
};
