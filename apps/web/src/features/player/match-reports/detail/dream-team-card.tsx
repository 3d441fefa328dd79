import { cricket } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { pointsFigure } from "#lib/figures.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { SideMark } from "#blocks/team/side-legend.tsx";
import { FiguresTable } from "../figures-table.tsx";
import classes from "../match-reports.module.css";
import type { ReportWithTeam } from "./with-dream-team.ts";

const orUnknown = (value: number | null): string =>
  value === null ? t("reports.notKnown") : pointsFigure(value);

/** The dream team by role, with captain and vice-captain, credits and points. */
export const DreamTeamCard = ({ report }: { readonly report: ReportWithTeam }) => {
  const { dreamTeamData: team, playing11Data } = report;
  const players = new Map(
    [...playing11Data.leftTeamData, ...playing11Data.rightTeamData].map((player) => [
      player.player_index,
      player,
    ]),
  );
  const rows = team.team.flat().flatMap((index) => {
    const player = players.get(index);
    if (!player) return [];
    const leads = index === team.captain ? 2 : index === team.vicecaptain ? 1.5 : 1;
    const badge = leads === 2 ? "captain" : leads === 1.5 ? "viceCaptain" : null;
    return [
      {
        key: String(index),
        cells: [
          <span key="name" className={classes["cut"]}>
            <SideMark side={player.team_index === 0 ? "left" : "right"} /> {player.name}{" "}
            <span className={classes["roleMark"]}>
              {player.role !== null && cricket.roles[player.role]?.code}
            </span>{" "}
            {badge && <Chip tone="accent">{cricket.badges[badge]}</Chip>}
          </span>,
          orUnknown(player.credits),
          orUnknown(player.points === null ? null : player.points * leads),
        ],
      },
    ];
  });
  return (
    <Card heading={t("reports.dreamTeam")}>
      <FiguresTable
        label={t("reports.dreamTeam")}
        heads={[t("reports.player"), t("reports.credits"), t("reports.points")]}
        rows={[
          ...rows,
          {
            key: "total",
            cells: [t("reports.total"), orUnknown(team.credits), pointsFigure(team.points)],
          },
        ]}
      />
    </Card>
  );
};
