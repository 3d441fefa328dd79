import { useMemo } from "react";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useLive } from "#data/records/use-live.ts";
import { useLinkedApps } from "#data/transfer/linked-apps.ts";
import { sentTeams } from "#data/transfer/sent-teams.ts";
import { keysOfTeams } from "#data/transfer/team-of-row.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { transfersOfMatch } from "#data/transfer/transfers.ts";

const none: readonly StoredTransfer[] = [];
const noKeys: ReadonlySet<string> = new Set();

/** What apps hold of the attempt's teams, by app, and the apps' names by what a team is. */
export function useSentTeams({ match, teams: { teams } }: OpenedAttempt) {
  const apps = useLinkedApps();
  const transfers = useLive((db) => transfersOfMatch(match.id, db), [match.id]).value ?? none;
  const hasTransfers = transfers.some(({ run }) => run !== null);
  const keys = useMemo(() => (hasTransfers ? keysOfTeams(teams) : noKeys), [hasTransfers, teams]);
  const byApp = useMemo(() => sentTeams(transfers, keys), [transfers, keys]);
  const names = useMemo(() => {
    const appOfTeam = new Map<string, string>();
    for (const { fantasyApp, teams } of byApp) {
      const name = apps.find(({ slug }) => slug === fantasyApp)?.name ?? fantasyApp;
      for (const key of teams.keys()) {
        const before = appOfTeam.get(key);
        appOfTeam.set(key, before === undefined ? name : `${before}, ${name}`);
      }
    }
    return appOfTeam;
  }, [byApp, apps]);
  return { byApp, names };
}
