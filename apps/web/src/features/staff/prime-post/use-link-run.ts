import { membersOf } from "@teamwright/engine/team-set";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTeamLinking } from "#blocks/transfer/use-team-linking.ts";
import type { OpenedAttempt } from "#data/records/attempts.ts";
import { attemptLinks, linkKeyOf } from "#data/transfer/team-links.ts";
import type { TransferTeam } from "#data/transfer/transfer-record.ts";
import { t } from "#i18n/translate.ts";
import { toast } from "#ui/toast.ts";
import { makeLinks } from "./link-run.ts";

/** By its moment: a merge gives its number to another attempt. */
const keyOf = ({ match, attempt }: OpenedAttempt): string => `prime-links:${match.id}:${attempt.time}`;

function teamsOf({ teams: { teams } }: OpenedAttempt): TransferTeam[] {
  return Array.from({ length: teams.count }, (_, row) => ({
    number: teams.number[row] ?? row + 1,
    players: membersOf(teams, row),
    captain: teams.captain[row] ?? -1,
    viceCaptain: teams.viceCaptain[row] ?? -1,
  }));
}

const LEFT = "left";

/**
 * Links of all teams of an attempt. Each is stored with the attempt when it is made; a run that a reload interrupted goes
 * on by itself. Null while the match is not connected to the main app.
 */
export function useLinkRun(openedAttempt: OpenedAttempt) {
  const { match, attempt } = openedAttempt;
  const { match_id, id, time, generation_type, seed } = attempt;
  const store = useMemo(
    () => attemptLinks({ match_id, id, time, generation_type, seed }),
    [match_id, id, time, generation_type, seed],
  );
  const linking = useTeamLinking(match.id, "prime", store);
  const key = keyOf(openedAttempt);
  const latest = useRef(linking);
  const stop = useRef<AbortController | null>(null);
  const [running, setRunning] = useState(() => sessionStorage.getItem(key) !== null);
  const teams = useMemo(() => teamsOf(openedAttempt), [openedAttempt]);
  const ready = linking !== null;
  useEffect(() => {
    latest.current = linking;
  }, [linking]);

  const finish = useCallback(() => {
    stop.current = null;
    sessionStorage.removeItem(key);
    setRunning(false);
  }, [key]);
  useEffect(() => {
    if (!ready || !running || stop.current) return;
    const controller = new AbortController();
    stop.current = controller;
    const knownLinks = latest.current?.links;
    void makeLinks({
      teams: teams.filter((team) => !knownLinks?.has(linkKeyOf(team))),
      make: async (team) => (await latest.current?.create(team)) === null,
      signal: controller.signal,
    }).then((left) => {
      // A page that is left keeps the mark, so that the run goes on when it is opened again.
      if (controller.signal.reason === LEFT) return;
      finish();
      if (left === 0) toast.success(t("staff.primePost.linksMade"));
      else if (!controller.signal.aborted) toast.error(t("staff.primePost.linksLeft", { n: left }));
    });
  }, [ready, running, teams, finish]);
  useEffect(() => () => stop.current?.abort(LEFT), []);

  return {
    ready,
    running,
    made: linking === null ? 0 : teams.filter((team) => linking.links.has(linkKeyOf(team))).length,
    links: linking?.links,
    start: () => {
      sessionStorage.setItem(key, "running");
      setRunning(true);
    },
    cancel: () => {
      stop.current?.abort();
      if (!stop.current) finish();
    },
  };
}
