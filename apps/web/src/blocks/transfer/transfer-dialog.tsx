import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { matchQuery } from "#data/api/match.ts";
import type { ChooseTeams } from "#data/transfer/divide-teams.ts";
import { MAIN_APP, useLinkedApps } from "#data/transfer/linked-apps.ts";
import type { TransferOrigin, TransferTeam } from "#data/transfer/transfer-record.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { AppLine, StoreLine } from "./app-line.tsx";
import { isMapped } from "./is-mapped.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { SeveralApps } from "./several/several-apps.tsx";
import { takesTeams } from "./several/use-app-slots.ts";
import { StoreTeams } from "./store-teams.tsx";
import classes from "./transfer.module.css";
import { useHandOver } from "./use-hand-over.ts";

export interface TransferDialogProps {
  readonly matchId: string;
  readonly origin: TransferOrigin;
  /** The selected teams, in the order in which they are sent when there is no room for all. */
  readonly teams: readonly TransferTeam[];
  /** `main` where only the main app is allowed: prime and group teams on the main line. */
  readonly line?: "main" | "all";
  /** Chooses so many of the teams for an app that takes fewer; null when it failed. Absent: the app's screen asks. */
  readonly best?: ChooseTeams;
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
  const [several, setSeveral] = useState(false);
  const { busy, handOver } = useHandOver(detail, onClose);

  if (storing && detail !== undefined) return <StoreTeams match={detail} teams={teams} onClose={onClose} />;
  const chosenApp = apps.find(({ slug }) => slug === linking);
  if (chosenApp !== undefined)
    return (
      <LinkDialog
        app={chosenApp}
        onClose={() => setLinking(undefined)}
        {...(!several && { onLinked: () => void handOver(chosenApp, props) })}
      />
    );
  if (several && detail !== undefined)
    return (
      <SeveralApps
        match={detail}
        apps={apps}
        origin={props.origin}
        teams={teams}
        choose={props.best}
        onLogin={setLinking}
        onClose={onClose}
      />
    );
  const linkedApps = detail === undefined ? [] : apps.filter((app) => takesTeams(app, detail));
  return (
    <Dialog isOpen onClose={onClose} title={t("transfer.selectFantasyApp")}>
      <p className={classes["hint"]}>{t("transfer.teamsSelected", { n: teams.length })}</p>
      {match.isError && detail === undefined ? (
        <ErrorState title={t("transfer.matchNotRead")} onRetry={() => void match.refetch()} />
      ) : detail === undefined || apps.length === 0 ? (
        <SkeletonList label={t("transfer.loadingApps")} rows={4} height={56} />
      ) : (
        <ul role="list" className={classes["list"]}>
          {apps.map((app) => (
            <AppLine
              key={app.slug}
              app={app}
              isMapped={isMapped(detail, app.slug)}
              teams={props.best && teams.length}
              busy={busy === app.slug}
              onLogin={() => setLinking(app.slug)}
              onTransfer={() => void handOver(app, props)}
            />
          ))}
          <StoreLine onStore={onStore ?? (() => setStoring(true))} />
        </ul>
      )}
      {linkedApps.length > 1 && teams.length > 1 && (
        <Button variant="soft" fullWidth mt={8} onClick={() => setSeveral(true)}>
          {t("transfer.several.title")}
        </Button>
      )}
    </Dialog>
  );
};
