import { t, type TextKey } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import { FlowWaiting } from "#blocks/flow-page/flow-waiting.tsx";
import { NothingHere } from "#blocks/nothing-here.tsx";
import { matchQuery } from "#data/api/match.ts";
import {
  strategyStore,
  useCurrentMatch,
  useStrategyContext,
  useStrategyState,
} from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { isMissing } from "#lib/is-missing.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";
import { ErrorState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { CancelledMatch } from "./cancelled-match.tsx";

export interface StepProps {
  readonly context: StrategyContext;
  /** When the match's data was fetched from the server, milliseconds. */
  readonly loadedAt: number;
}

type StepComponent = (props: StepProps) => ReactNode;

interface OpenedProps {
  readonly feed: MatchDetail;
  readonly loadedAt: number;
  readonly step: StepComponent;
  /** Shown until the step is loaded. */
  readonly waiting: ReactNode;
}

const Opened = ({ feed, loadedAt, step: Content, waiting }: OpenedProps) => {
  const { id, sport_index: sport } = feed;
  const setAside = t("strategy.draftSetAside");
  useEffect(() => {
    if (strategyStore.open(id, sport) === "set-aside") toast.info(setAside);
  }, [id, sport, setAside]);
  const context = useStrategyContext(feed);
  // The first render is done in slices: both squads are slow to render on a slow phone, and taps are handled meanwhile.
  const ready = useDeferredValue(context !== null);
  return ready && context !== null ? <Content context={context} loadedAt={loadedAt} /> : waiting;
};

/** Loads the match and then shows the step; before that a skeleton, or an error with a retry. */
export const MatchGate = ({
  id,
  title,
  step,
}: {
  readonly id: string;
  readonly title: string;
  readonly step: StepComponent;
}) => {
  const query = useQuery(matchQuery(id));
  // In slices, as in `Opened`: data from the server would otherwise render in one go.
  const loadedMatch = useDeferredValue(query.data);
  const back = useBack(paths.home);
  const waiting = <FlowWaiting title={title} />;
  if (loadedMatch?.value.disruption === "cancelled")
    return <CancelledMatch title={title} match={query} onBack={back} />;
  if (loadedMatch !== undefined)
    return <Opened feed={loadedMatch.value} loadedAt={loadedMatch.time} step={step} waiting={waiting} />;
  if (!query.isError) return waiting;
  return (
    <Page title={title} onBack={back}>
      {isMissing(query.error) ? (
        <NothingHere />
      ) : (
        <ErrorState
          title={t("strategy.playerFetchFailed")}
          onRetry={() => void query.refetch()}
          action={
            <LinkButton to={paths.home} variant="subtle">
              {t("shell.goHome")}
            </LinkButton>
          }
        />
      )}
    </Page>
  );
};

/** A step of the current match; without a match the specification redirects to home. */
export const stepPage = (title: TextKey, step: StepComponent) => {
  const StepPage = () => {
    const id = useCurrentMatch();
    const sport = useStrategyState(({ drafts }) => drafts[id ?? ""]?.strategy.sport);
    const words = t(title, sport === undefined ? {} : { sport: sportByIndex(sport).slug });
    useEffect(() => {
      // The shell knows the screen, but not the sport of its match.
      document.title = `${words} · ${t("shell.productName")}`;
    }, [words]);
    return id === null ? (
      <Navigate to={paths.home} replace />
    ) : (
      <MatchGate id={id} title={words} step={step} />
    );
  };
  return StepPage;
};
