import { attemptName } from "#blocks/attempt-name.ts";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useMemo, useState } from "react";
import { rosterFrom, TeamViews } from "#blocks/team/team-view.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useGrowing } from "#lib/use-growing.ts";
import { Page } from "#ui/page.tsx";
import classes from "./print.module.css";
import { PrintRange } from "./print-range.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { sheetsOf } from "./sheets.ts";

const PER_SHEET = 14;
/** How many sheets a preview shows at first; more on request. */
const FIRST = 2000;

interface PrintSheetsProps {
  readonly openedAttempt: OpenedAttempt;
  /** The teams to print, in order; null for all. */
  readonly rows: Uint32Array | null;
  /** The one league that they are of. */
  readonly league: string | undefined;
  readonly onBack: () => void;
}

export const PrintSheets = ({ openedAttempt, rows, league, onBack }: PrintSheetsProps) => {
  const { match, attempt, teams } = openedAttempt;
  const all = rows?.length ?? teams.teams.count;
  const [range, setRange] = useState({ from: 1, to: Math.min(FIRST, all) });
  const views = useMemo(
    () => new TeamViews(teams.teams, rosterFrom(match.sport_index, teams.player_list)),
    [match.sport_index, teams],
  );
  const sheets = useMemo(() => sheetsOf(range.from - 1, range.to, PER_SHEET), [range]);
  const title = [
    `${match.left_name} v ${match.right_name}`,
    match.series_name,
    attemptName(attempt),
    ...(league === undefined ? [] : [league]),
  ].join(" · ");
  const madeSheets = useGrowing(sheets.length, `${range.from}-${range.to}`);
  const ready = madeSheets === sheets.length;
  return (
    <Page
      title={t("results.printTitle")}
      onBack={onBack}
      footer={
        <>
          <p className={classes["progress"]} role="status">
            {ready
              ? t("results.range", { from: range.from, to: range.to })
              : t("results.preparing", { done: madeSheets, all: sheets.length })}
          </p>
          <Button disabled={!ready} onClick={() => window.print()}>
            {t("common.print")}
          </Button>
        </>
      }
    >
      <PrintRange all={all} range={range} onChange={setRange} />
      <div className={classes["sheets"]}>
        {sheets.slice(0, madeSheets).map((sheet) => (
          <PrintSheet
            key={sheet.page}
            sheet={sheet}
            pages={sheets.length}
            views={views}
            rows={rows}
            title={title}
          />
        ))}
      </div>
    </Page>
  );
};
