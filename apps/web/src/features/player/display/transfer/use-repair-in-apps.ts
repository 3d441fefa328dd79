import { useQuery } from "@tanstack/react-query";
import type { Repair } from "@teamwright/engine";
import { useLocation, useNavigate } from "react-router";
import { matchQuery } from "#data/api/match.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useLinkedApps } from "#data/transfer/linked-apps.ts";
import type { SentTeams } from "#data/transfer/sent-teams.ts";
import { linkKeyOf } from "#data/transfer/team-links.ts";
import { teamOfRow } from "#data/transfer/team-of-row.ts";
import { handOver } from "#data/transfer/transfers.ts";
import { paths } from "#lib/paths.ts";
import { toast } from "#ui/toast.ts";

interface ChangedTeam {
  readonly fantasyApp: string;
  /** Row of the repaired team, and the app's id of the team that it replaces. */
  readonly teams: readonly (readonly [row: number, teamId: string])[];
}

/** The repaired teams that apps hold, and sending them: each replaces its own earlier team and no other. */
export function useRepairInApps(
  { match, attempt, teams: { teams: before } }: OpenedAttempt,
  sentTeams: readonly SentTeams[],
  repair: Repair | undefined,
) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const apps = useLinkedApps();
  const detail = useQuery(matchQuery(match.id)).data?.value;
  const changedTeams: ChangedTeam[] =
    repair === undefined || detail === undefined
      ? []
      : sentTeams.flatMap(({ fantasyApp, teams }) => {
          const heldTeams = repair.changes.flatMap(({ row }) => {
            const teamId = teams.get(linkKeyOf(teamOfRow(before, row)));
            return teamId === undefined ? [] : [[row, teamId] as const];
          });
          return heldTeams.length === 0 ? [] : [{ fantasyApp, teams: heldTeams }];
        });
  const nameOf = (app: string): string => apps.find(({ slug }) => slug === app)?.name ?? app;

  const send = async (): Promise<void> => {
    if (repair === undefined || detail === undefined || changedTeams.length === 0) return;
    const columns = repair.teams;
    const shares = changedTeams.map(({ fantasyApp, teams }) => ({
      match: detail,
      fantasyApp,
      origin: { kind: "attempt", id: String(attempt.id), path: pathname } as const,
      teams: teams.map(([row]) => teamOfRow(columns, row)),
      start: { kind: "custom", replace: teams.map(([, teamId]) => teamId) } as const,
    }));
    const outcome = await handOver(shares);
    if (outcome.ok) await navigate(`${paths.transferArena}?transfer=${outcome.value}`);
    else toast.error(outcome.error.message);
  };
  return {
    /** How many changed teams apps hold. */
    teams: changedTeams.reduce((sum, { teams }) => sum + teams.length, 0),
    names: changedTeams.map(({ fantasyApp }) => nameOf(fantasyApp)).join(", "),
    send,
  };
}
