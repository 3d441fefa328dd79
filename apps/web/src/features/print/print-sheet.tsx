import { memo } from "react";
import { markOf } from "../../blocks/team/team-text.ts";
import type { TeamViews } from "../../blocks/team/team-view.ts";
import { combinationOf } from "../../blocks/team/team-view.ts";
import { useText } from "../../i18n/text.ts";
import classes from "./print.module.css";
import type { Sheet } from "./sheets.ts";

/** What a team takes on a phone, in px: a sheet out of sight keeps room for all it holds, never less. */
const TEAM_HEIGHT = 140;
const HEAD_HEIGHT = 80;

interface PrintSheetProps {
  readonly sheet: Sheet;
  readonly pages: number;
  readonly views: TeamViews;
  readonly rows: Uint32Array | null;
  readonly title: string;
}

/** One sheet of paper: match and attempt at its head, then teams, black on white. */
export const PrintSheet = memo(function PrintSheet({ sheet, pages, views, rows, title }: PrintSheetProps) {
  const { teams, results } = useText();
  const { sport } = views.roster;
  const places = Array.from({ length: sheet.to - sheet.from }, (_, at) => sheet.from + at);
  return (
    <section
      className={classes["sheet"]}
      aria-label={results.sheet(sheet.page, pages)}
      style={{ containIntrinsicBlockSize: `auto ${HEAD_HEIGHT + places.length * TEAM_HEIGHT}px` }}
    >
      <div className={classes["head"]}>
        <b>{title}</b>
        <span>{results.sheet(sheet.page, pages)}</span>
      </div>
      <div className={classes["teams"]}>
        {places.map((place) => {
          const team = views.at(rows?.[place] ?? place);
          return (
            <div key={place} className={classes["team"]}>
              <b>
                {teams.team(team.number)} · {teams.credits(team.credits.toFixed(1))} · {team.split.join("-")}{" "}
                · {combinationOf(team)}
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
