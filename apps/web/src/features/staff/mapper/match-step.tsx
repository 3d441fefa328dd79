import { Button } from "#ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import type { FantasyMatch, FantasyPlayer } from "@teamwright/contract";
import type { MatchDetail } from "@teamwright/domain";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { listAppMatches, listAppPlayers } from "#data/transfer/mapping-calls.ts";
import { t } from "#i18n/translate.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { toast } from "#ui/toast.ts";
import { AppMatchCard } from "./app-match-card.tsx";
import { byLikelihood, isLikely } from "./likely-match.ts";
import classes from "./mapper-desk.module.css";

interface MatchStepProps {
  readonly match: MatchDetail;
  readonly app: LinkedApp;
  readonly frame: (content: ReactNode, footer?: ReactNode) => ReactNode;
  readonly onBack: () => void;
  /** The app gave no list: it was unlinked here. */
  readonly onUnlinked: () => void;
  readonly onListed: (match: FantasyMatch, players: readonly FantasyPlayer[]) => void;
}

/** Which of the app's matches; its players are read when it is chosen. */
export const MatchStep = ({ match, app, frame, onBack, onUnlinked, onListed }: MatchStepProps) => {
  const listedPlayers = useQuery({
    queryKey: ["app-matches", app.slug, app.authToken],
    queryFn: () => listAppMatches(app.slug),
    retry: false,
    gcTime: 0,
  });
  const [chosenId, setChosenId] = useState<string>();
  const [busy, setBusy] = useState(false);
  const failure = listedPlayers.data?.ok === false ? listedPlayers.data.error : null;
  const onUnlink = useLatestCallback(onUnlinked);
  useEffect(() => {
    if (failure === "unlinked") onUnlink();
  }, [failure, onUnlink]);

  const next = async (matches: readonly FantasyMatch[]) => {
    const appMatch = matches.find(({ id }) => id === chosenId);
    if (appMatch === undefined) {
      toast.error(t("mapper-desk.selectMatchId"));
      return;
    }
    if (busy) return;
    setBusy(true);
    const players = await listAppPlayers(app, appMatch);
    setBusy(false);
    if (players.ok) onListed(appMatch, players.value);
    else toast.error(players.error);
  };
  if (listedPlayers.isError || failure === "wait")
    return frame(
      <ErrorState title={t("shell.somethingWentWrong")} onRetry={() => void listedPlayers.refetch()} />,
    );
  if (!listedPlayers.data?.ok)
    return frame(<SkeletonList label={t("mapper-desk.loadingMatches")} rows={4} height={68} />);
  const matches = byLikelihood(match, listedPlayers.data.value);
  return frame(
    <section className={classes["stack"]} aria-label={t("mapper-desk.matches", { app: app.name })}>
      <p className={classes["lead"]}>{t("mapper-desk.matches", { app: app.name })}</p>
      {matches.length === 0 && <EmptyState title={t("mapper-desk.noMatches")} />}
      <ul role="list" className={classes["list"]}>
        {matches.map((appMatch) => (
          <AppMatchCard
            key={appMatch.id}
            match={appMatch}
            isMapped={false}
            likely={isLikely(match, appMatch)}
            isChosen={appMatch.id === chosenId}
            onClick={() => setChosenId(appMatch.id)}
          />
        ))}
      </ul>
    </section>,
    <>
      <Button variant="soft" onClick={onBack}>
        {t("shell.back")}
      </Button>
      <Button loading={busy} onClick={() => void next(matches)}>
        {t("mapper-desk.continue")}
      </Button>
    </>,
  );
};
