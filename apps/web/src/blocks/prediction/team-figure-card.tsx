import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { teamFigure } from "../strategy-bar/team-figure.ts";
import classes from "./prediction.module.css";

interface TeamFigureCardProps {
  /** Undefined until it is counted. */
  readonly teams: number | undefined;
  /** Why there is none. */
  readonly reason: string | null;
}

/** How many teams the sections allow, exactly, and why none when there is none. */
export const TeamFigureCard = ({ teams, reason }: TeamFigureCardProps) => (
  <Card tone={teams === 0 || reason !== null ? "bad" : "neutral"}>
    <output className={classes["figure"]}>
      <span>{t("predictions.teamsPossible")}</span>
      <b data-none={teams === 0}>{teams === undefined ? "–" : teamFigure(teams)}</b>
    </output>
    {reason !== null && <p className={classes["hint"]}>{reason}</p>}
  </Card>
);
