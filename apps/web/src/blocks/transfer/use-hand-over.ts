import type { MatchDetail } from "@teamwright/domain";
import type { TransferOption } from "@teamwright/transfer";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { verifySession } from "#data/transfer/link-app.ts";
import { playersOf } from "#data/strategy/pool.ts";
import type { ChooseTeams } from "#data/transfer/divide-teams.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import type { TransferOrigin, TransferTeam } from "#data/transfer/transfer-record.ts";
import { handOver as storeHandOver } from "#data/transfer/transfers.ts";
import { areOfMatch } from "#data/transfer/wanted-teams.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { toast } from "#ui/toast.ts";
import { linkAgain } from "./link-again.ts";

export interface TeamsToHandOver {
  readonly origin: TransferOrigin;
  /** In the order in which they are sent when there is no room for all. */
  readonly teams: readonly TransferTeam[];
  /** Chooses so many of the teams for an app that takes fewer; null when it failed. Absent: the app's screen asks. */
  readonly best?: ChooseTeams;
  /** When set, the arena starts with it at once. */
  readonly start?: TransferOption;
}

/** Checks that the session is valid, stores the hand-over and opens the arena. */
export function useHandOver(match: MatchDetail | undefined, onLeave: () => void) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const isWanted = useRef(false);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);
  const handOver = async (app: LinkedApp, { teams, best, origin, start }: TeamsToHandOver): Promise<void> => {
    if (busy !== undefined || match === undefined) return;
    if (teams.length === 0) {
      toast.error(t("transfer.selectAtLeastOneTeam"));
      return;
    }
    if (!areOfMatch(playersOf(match), teams)) {
      toast.error(t("shell.somethingWentWrong"));
      return;
    }
    setBusy(app.slug);
    const session = await verifySession(app.slug);
    // The question was closed, or its page left, while the app was asked.
    if (!isWanted.current) return;
    if (session === "alive") {
      const teamsToSend =
        best !== undefined && teams.length > app.limit ? await best(app.limit, [...teams.keys()]) : teams;
      if (teamsToSend === null) {
        setBusy(undefined);
        toast.error(t("shell.somethingWentWrong"));
        return;
      }
      const outcome = await storeHandOver([
        { match, fantasyApp: app.slug, origin, teams: teamsToSend, ...(start && { start }) },
      ]);
      setBusy(undefined);
      if (!outcome.ok) {
        toast.error(outcome.error.message);
        return;
      }
      onLeave();
      await navigate(`${paths.transferArena}?transfer=${outcome.value}`);
      return;
    }
    setBusy(undefined);
    if (session !== "expired") {
      toast.error(session.message);
      return;
    }
    onLeave();
    await navigate(paths.profile, {
      state: linkAgain(app.slug, t("replies.appSessionExpired", { app: app.name })),
    });
  };
  return { busy, handOver };
}
