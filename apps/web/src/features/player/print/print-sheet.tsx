import { t } from "#i18n/translate.ts";
import { memo } from "react";
import { markOf } from "#blocks/team/team-text.ts";
import type { TeamViews } from "#blocks/team/team-view.ts";
import { combinationOf } from "#blocks/team/team-view.ts";
import classes from "./print.module.css";
import type { Sheet } from "./sheets.ts";

/** Height of a team on a phone, in px: a sheet out of view reserves space for all its teams, never less. */
const TEAM_HEIGHT = 140;
const HEAD_HEIGHT = 80;

interface PrintSheetProps {
  readonly sheet: Sheet;
  readonly pages: number;
  readonly views: TeamViews;
  readonly rows: Uint32Array | null;
  readonly title: string;
}

/** One sheet of paper: match and attempt in its header, then teams, black on white. */
export const PrintSheet = memo(function PrintSheet({ sheet, pages, views, rows, title }: PrintSheetProps) {
  const { sport } = views.roster;
  const indexes = Array.from({ length: sheet.to - sheet.from }, (_, at) => sheet.from + at);
  return (
    <section
      className={classes["sheet"]}
      aria-label={t("results.sheet", { page: sheet.page, pages })}
      style={{ containIntrinsicBlockSize: `auto ${HEAD_HEIGHT + indexes.length * TEAM_HEIGHT}px` }}
    >
      <div className={classes["head"]}>
        <b>{title}</b>
        <span>{t("results.sheet", { page: sheet.page, pages })}</span>
      </div>
      <div className={classes["teams"]}>
        {indexes.map((position) => {
          const team = views.at(rows?.[position] ?? position);
          return (
            <div key={position} className={classes["team"]}>
              <b>
                {t("teams.team", { n: team.number })} ·{" "}
                {t("teams.credits", { credits: team.credits.toFixed(1) })} · {team.split.join("-")} ·{" "}
                {combinationOf(team)}
              </b>
              {team.lines.map(({ code, players }) => (
                <div key={code}>
                  {code}:{" "}
                  {players.map(({ shortName, index }) => shortName + markOf(team, index, sport)).join(", ")}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
});
