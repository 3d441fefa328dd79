import type { ReportStatistics } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import classes from "../match-reports.module.css";
import { ShareBars } from "./share-bars.tsx";

interface LeaderSharesProps {
  readonly label: string;
  readonly tone: "accent" | "gold";
  readonly winning: number;
  readonly losing: number;
  readonly roles: { readonly winning: readonly number[]; readonly losing: readonly number[] };
  readonly all: readonly number[];
  readonly decided: number;
  readonly total: number;
}

const LeaderShares = ({ label, tone, winning, losing, roles, all, decided, total }: LeaderSharesProps) => {
  const bySide = (["winning", "losing"] as const).flatMap((side) =>
    roles[side].map((count, role) => ({
      key: `${side} ${role}`,
      label: `${t(side === "winning" ? "reports.winningTeam" : "reports.losingTeam")}, ${t("reports.roleName", { role: String(role) })}`,
      count,
    })),
  );
  return (
    <>
      <h3 className={classes["subheading"]}>{label}</h3>
      <ShareBars
        label={label}
        tone={tone}
        of={decided}
        shares={[
          { key: "winning", label: t("reports.winningTeam"), count: winning },
          { key: "losing", label: t("reports.losingTeam"), count: losing },
        ]}
      />
      <ShareBars
        label={`${label}, ${t("reports.role")}`}
        tone={tone}
        of={total}
        shares={all.map((count, role) => ({
          key: String(role),
          label: t("reports.roleName", { role: String(role) }),
          count,
        }))}
      />
      <details className={classes["tableBox"]}>
        <summary>{t("reports.bySideAndRole")}</summary>
        <ShareBars
          label={`${label}, ${t("reports.bySideAndRole")}`}
          tone={tone}
          of={decided}
          shares={bySide.toSorted((one, other) => other.count - one.count)}
        />
      </details>
    </>
  );
};

/** From which side and of which role captains and vice-captains of dream teams were. */
export const CaptainCard = ({ statistics }: { readonly statistics: ReportStatistics }) => {
  const { dream_team: total, dream_team_decided: decidedCount } = statistics.matches;
  return (
    <Card heading={t("reports.captainStats")}>
      <LeaderShares
        label={t("reports.captainOf")}
        tone="accent"
        winning={statistics.captain_from_winning_team_count}
        losing={statistics.captain_from_losing_team_count}
        roles={statistics.captain_role_by_side}
        all={statistics.captain_role_count}
        decided={decidedCount}
        total={total}
      />
      <LeaderShares
        label={t("reports.viceCaptainOf")}
        tone="gold"
        winning={statistics.vicecaptain_from_winning_team_count}
        losing={statistics.vicecaptain_from_losing_team_count}
        roles={statistics.vicecaptain_role_by_side}
        all={statistics.vicecaptain_role_count}
        decided={decidedCount}
        total={total}
      />
    </Card>
  );
};
