import { Button } from "#ui/button.tsx";
import type { ReportPlayer } from "@teamwright/contract";
import { cricket } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { pointsFigure } from "#lib/figures.ts";
import { DataTable } from "#ui/data-table.tsx";
import classes from "./create-match-report.module.css";
import type { ReportDraft } from "./sections.ts";

interface BuiltTeamProps {
  readonly players: readonly ReportPlayer[];
  readonly team: NonNullable<ReportDraft[4]>;
  readonly total: string;
  readonly onRemove: () => void;
}

/** The team as it was built, with its points. */
export const BuiltTeam = ({ players, team, total, onRemove }: BuiltTeamProps) => {
  const members = team.team.flat();
  const badge = (index: number): string =>
    index === team.captain
      ? ` (${cricket.badges.captain})`
      : index === team.vicecaptain
        ? ` (${cricket.badges.viceCaptain})`
        : "";
  return (
    <>
      <DataTable
        label={t("reports.dreamTeam")}
        columns={[
          {
            key: "name",
            label: t("reports.player"),
            heading: true,
            cell: (player) => `${player.name}${badge(player.player_index)}`,
          },
          { key: "role", label: t("reports.role"), cell: ({ role }) => cricket.roles[role]?.code },
          {
            key: "points",
            label: t("reports.points"),
            numeric: true,
            cell: ({ points }) => pointsFigure(points),
          },
        ]}
        rows={players.filter(({ player_index }) => members.includes(player_index))}
        rowKey={({ player_index }) => String(player_index)}
      />
      <div className={classes["chosen"]}>
        <b>
          {t("reports.total")} {total}
        </b>
        <Button variant="soft" onClick={onRemove}>
          {t("report-authoring.remove")}
        </Button>
      </div>
    </>
  );
};
