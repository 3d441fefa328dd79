import type { ReportDetail } from "@teamwright/contract";
import { cricket } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { percentFigure, pointsFigure } from "#lib/figures.ts";
import { Card } from "#ui/card.tsx";
import { CheckIcon } from "#ui/icon.tsx";
import { FiguresTable } from "../figures-table.tsx";
import classes from "../match-reports.module.css";

/** The playing 11 of one side; who was in the dream team has a tick. */
export const PlayersCard = ({ report, side }: { readonly report: ReportDetail; readonly side: 0 | 1 }) => {
  const { playing11Data, dreamTeamData } = report;
  const players = side === 0 ? playing11Data.leftTeamData : playing11Data.rightTeamData;
  const chosenPlayers = new Set(dreamTeamData?.team.flat());
  const title = `${t("reports.playing11")} · ${report.teamList[side]}`;
  return (
    <Card heading={title}>
      <FiguresTable
        label={title}
        heads={[t("reports.player"), t("reports.credits"), t("reports.selectedBy"), t("reports.points")]}
        rows={players.map((player) => ({
          key: String(player.player_index),
          cells: [
            <span key="name" className={classes["cut"]}>
              {player.name}{" "}
              <span className={classes["roleMark"]}>
                {player.role !== null && cricket.roles[player.role]?.code}
              </span>
              {chosenPlayers.has(player.player_index) && (
                <span className={classes["winner"]} role="img" aria-label={t("reports.inDreamTeam")}>
                  <CheckIcon size={14} />
                </span>
              )}
            </span>,
            player.credits === null ? "-" : pointsFigure(player.credits),
            player.selected_by === null ? "-" : `${percentFigure(player.selected_by)} %`,
            player.points === null ? "-" : pointsFigure(player.points),
          ],
        }))}
      />
    </Card>
  );
};
