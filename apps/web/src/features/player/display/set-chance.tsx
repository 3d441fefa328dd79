import { useEffect, useState } from "react";
import { t } from "../../../i18n/translate.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import classes from "./display.module.css";
import type { ChancesState, TeamChances } from "./use-team-chances.ts";

interface ShownChance {
  readonly count: number;
  /** The teams that pass the filters; null for all. */
  readonly rows: Uint32Array | null;
}

interface SetChanceProps extends ShownChance {
  readonly state: ChancesState;
  readonly ask: () => void;
}

/** The chance that one of the teams is in the top 1 %: of all, and of those shown. Before it is asked for, its offer. */
export const SetChance = ({ state, ask, ...shown }: SetChanceProps) => {
  if (state === "none") return null;
  if (state === "offered")
    return (
      <p className={classes["chance"]}>
        <ChipButton onClick={ask}>{t("teams.showChances")}</ChipButton>
      </p>
    );
  if (state === "busy" || state === "unknown")
    return (
      <p className={classes["chance"]} role="status">
        {t(state === "busy" ? "teams.findingChances" : "teams.noChances")}
      </p>
    );
  return <Chance chances={state} {...shown} />;
};

const Chance = ({ chances, count, rows }: ShownChance & { readonly chances: TeamChances }) => {
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
