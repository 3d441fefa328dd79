import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect } from "react";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import type { MatchDetail } from "@teamwright/domain";
import { messages } from "@teamwright/domain/messages";
import { FlowWaiting } from "../../../blocks/flow-page/flow-waiting.tsx";
import { matchQuery } from "../../../data/api/match.ts";
import { strategyStore, useCurrentMatch, useStrategyContext } from "../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { paths } from "../../../lib/paths.ts";
import { Page } from "../../../ui/page.tsx";
import { ErrorState } from "../../../ui/states.tsx";

export interface StepProps {
  readonly context: StrategyContext;
  /** When the match's data came from the server, milliseconds. */
  readonly loadedAt: number;
}

type Step = (props: StepProps) => ReactNode;

interface OpenedProps {
  readonly feed: MatchDetail;
  readonly loadedAt: number;
  readonly step: Step;
  /** Stands there until the step does. */
  readonly waiting: ReactNode;
}

const Opened = ({ feed, loadedAt, step: Content, waiting }: OpenedProps) => {
  const { id, sport_index: sport } = feed;
  useEffect(() => {
    strategyStore.open(id, sport);
  }, [id, sport]);
  const context = useStrategyContext(feed);
  // Made in slices the first time: both squads take a slow phone a while, and taps are heard meanwhile.
  const ready = useDeferredValue(context !== null);
  return ready && context !== null ? <Content context={context} loadedAt={loadedAt} /> : waiting;
};

/** Loads the match and shows the step when it is there; a skeleton before, an error with a retry otherwise. */
export const MatchGate = ({
  id,
  title,
  step,
}: {
  readonly id: string;
  readonly title: string;
  readonly step: Step;
}) => {
  const query = useQuery(matchQuery(id));
  // In slices, as in `Opened`: what comes from the server would be shown in one go otherwise.
  const loaded = useDeferredValue(query.data);
  const { shell } = useText();
  const waiting = <FlowWaiting title={title} />;
  if (loaded !== undefined)
    return <Opened feed={loaded.value} loadedAt={loaded.time} step={step} waiting={waiting} />;
  if (!query.isError) return waiting;
  return (
    <Page title={title}>
      <ErrorState
        title={messages.match.playerFetchFailed}
        retryLabel={shell.retry}
        onRetry={() => void query.refetch()}
      />
    </Page>
  );
};

/** A step of the match at hand; without one the specification sends the user home. */
export const stepPage = (title: (text: ReturnType<typeof useText>) => string, step: Step) => {
  const StepPage = () => {
    const id = useCurrentMatch();
    const text = useText();
    return id === null ? (
      <Navigate to={paths.home} replace />
    ) : (
      <MatchGate id={id} title={title(text)} step={step} />
    );
  };
  return StepPage;
};
