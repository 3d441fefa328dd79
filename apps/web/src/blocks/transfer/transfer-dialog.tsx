import { useQuery } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "../../i18n/translate.ts";
import { matchQuery } from "../../data/api/match.ts";
import { verifySession } from "../../data/transfer/link-app.ts";
import { MAIN_APP, useLinkedApps } from "../../data/transfer/linked-apps.ts";
import type { LinkedApp } from "../../data/transfer/linked-apps.ts";
import type { TransferOrigin, TransferTeam } from "../../data/transfer/transfer-record.ts";
import { handOver } from "../../data/transfer/transfers.ts";
import { areOfMatch } from "../../data/transfer/wanted-teams.ts";
import { paths } from "../../lib/paths.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.ts";
import { AppLine, StoreLine } from "./app-line.tsx";
import { linkAgain } from "./link-again.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { StoreTeams } from "./store-teams.tsx";
import classes from "./transfer.module.css";

export interface TransferDialogProps {
  readonly matchId: string;
  readonly origin: TransferOrigin;
  /** The selected teams, in the order in which they are sent when there is no room for all. */
  readonly teams: readonly TransferTeam[];
  /** `main` where only the main app is allowed: prime and group teams on the main line. */
  readonly line?: "main" | "all";
  /** Chooses so many of the teams for an app that takes fewer; null when it failed. Absent: the app's screen asks. */
  readonly best?: (count: number) => Promise<readonly TransferTeam[] | null>;
  /** Replaces the default dialog that stores the teams with a name. */
  readonly onStore?: () => void;
  readonly onClose: () => void;
}

/** "Select Fantasy App To Transfer": hands the selected teams to the arena, for a linked app. */
export const TransferDialog = (props: TransferDialogProps) => {
  const { matchId, teams, line = "all", onStore, onClose } = props;
  const apps = useLinkedApps().filter(({ slug }) => line === "all" || slug === MAIN_APP);
  const match = useQuery(matchQuery(matchId));
  const detail = match.data?.value;
  const [linking, setLinking] = useState<string>();
  const [storing, setStoring] = useState(false);
  const { busy, transfer } = useHandOver(props, detail);

  if (storing && detail !== undefined) return <StoreTeams match={detail} teams={teams} onClose={onClose} />;
  const chosen = apps.find(({ slug }) => slug === linking);
  if (chosen !== undefined)
    return (
      <LinkDialog app={chosen} onClose={() => setLinking(undefined)} onLinked={() => void transfer(chosen)} />
    );
  return (
    <Dialog opened onClose={onClose} title={t("transfer.selectFantasyApp")} closeLabel={t("shell.close")}>
      <p className={classes["hint"]}>{t("transfer.teamsSelected", { n: teams.length })}</p>
      {match.isError && detail === undefined ? (
        <ErrorState
          title={t("transfer.matchNotRead")}
          retryLabel={t("shell.retry")}
          onRetry={() => void match.refetch()}
        />
      ) : detail === undefined || apps.length === 0 ? (
        <SkeletonList label={t("transfer.loadingApps")} rows={4} height={56} />
      ) : (
        <ul role="list" className={classes["list"]}>
          {apps.map((app) => (
            <AppLine
              key={app.slug}
              app={app}
              mapped={isMapped(detail, app.slug)}
              teams={props.best && teams.length}
              busy={busy === app.slug}
              onLogin={() => setLinking(app.slug)}
              onTransfer={() => void transfer(app)}
            />
          ))}
          <StoreLine onStore={onStore ?? (() => setStoring(true))} />
        </ul>
      )}
    </Dialog>
  );
};

/** Whether the match is connected to the app: its players carry the app's ids. */
const isMapped = ({ left_team_players, right_team_players }: MatchDetail, slug: string): boolean =>
  [...left_team_players, ...right_team_players].some(({ fantasy_id_list }) =>
    fantasy_id_list.some(({ name }) => name === slug),
  );

/** Checks that the session is valid, stores the hand-over and opens the arena. */
function useHandOver(
  { teams, best, origin, onClose }: Pick<TransferDialogProps, "teams" | "best" | "origin" | "onClose">,
  match: MatchDetail | undefined,
) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const transfer = async (app: LinkedApp): Promise<void> => {
    if (busy !== undefined || match === undefined) return;
    if (teams.length === 0) {
      toast.error(t("transfer.selectAtLeastOneTeam"));
      return;
    }
    if (!areOfMatch([...match.left_team_players, ...match.right_team_players], teams)) {
      toast.error(t("shell.somethingWentWrong"));
      return;
    }
    setBusy(app.slug);
    const session = await verifySession(app.slug);
    if (session === "alive") {
      const sent = best !== undefined && teams.length > app.limit ? await best(app.limit) : teams;
      if (sent === null) {
        setBusy(undefined);
        toast.error(t("shell.somethingWentWrong"));
        return;
      }
      const handed = await handOver({ match, fantasyApp: app.slug, origin, teams: sent });
      setBusy(undefined);
      if (!handed.ok) {
        toast.error(handed.error.message);
        return;
      }
      onClose();
      await navigate(`${paths.transferArena}?transfer=${handed.value}`);
      return;
    }
    setBusy(undefined);
    if (session !== "expired") {
      toast.error(session.message);
      return;
    }
    onClose();
    await navigate(paths.profile, {
      state: linkAgain(app.slug, t("replies.appSessionExpired", { app: app.name })),
    });
  };
  return { busy, transfer };
}
