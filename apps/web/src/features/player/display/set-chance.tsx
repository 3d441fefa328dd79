import { useEffect, useState } from "react";
import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import classes from "./display.module.css";
import type { TeamChances } from "#forecast-client/team-chances.ts";
import type { ChancesState } from "./use-team-chances.ts";

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
export const SetChance = ({ state, ask, ...shownChance }: SetChanceProps) => {
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
  return <Chance chances={state} {...shownChance} />;
};

const Chance = ({ chances, count, rows }: ShownChance & { readonly chances: TeamChances }) => {
  const [shownChance, setShownChance] = useState<{ readonly rows: Uint32Array; readonly chance: number }>();
  const part = rows !== null && rows.length < count ? rows : null;
  useEffect(() => {
    if (part === null) return undefined;
    let isWanted = true;
    void chances.chanceOfRows(part).then((chance) => {
      if (isWanted && chance !== null) setShownChance({ rows: part, chance });
    });
    return () => {
      isWanted = false;
    };
  }, [chances, part]);
  return (
    <p className={classes["chance"]}>
      {t("teams.chanceOfAll", { n: count, share: Math.round(100 * chances.chance) })}
      {part !== null && shownChance?.rows === part && (
        <> · {t("teams.chanceOfShown", { n: part.length, share: Math.round(100 * shownChance.chance) })}</>
      )}
    </p>
  );
};
