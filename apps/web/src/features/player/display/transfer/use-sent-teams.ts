import { useMemo } from "react";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { useLive } from "#data/records/use-live.ts";
import { useLinkedApps } from "#data/transfer/linked-apps.ts";
import { sentTeams } from "#data/transfer/sent-teams.ts";
import type { SentTeams } from "#data/transfer/sent-teams.ts";
import { transfersOfMatch } from "#data/transfer/transfers.ts";

const none: readonly SentTeams[] = [];

/** What was transferred of the attempt, by app, and the apps' names by what a team is. */
export function useSentTeams({ match, attempt }: OpenedAttempt) {
  const apps = useLinkedApps();
  const byApp =
    useLive(async (db) => sentTeams(await transfersOfMatch(match.id, db), attempt.id), [match.id, attempt.id])
      .value ?? none;
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
