import { Suspense, useEffect, useMemo, useState } from "react";
import type { Strategy } from "@teamwright/domain";
import type { ReactNode } from "react";
import { FlowPage } from "#blocks/flow-page/flow-page.tsx";
import type { FlowOutlook } from "#blocks/flow-page/flow-page.tsx";
import { WaysOutSheet } from "#blocks/strategy-bar/ways-out.tsx";
import { useOnline } from "#data/api/connection.ts";
import { useLatestCallback } from "#lib/use-latest-callback.ts";
import type { StepProps } from "./step-page.tsx";
import { useBackFromStep } from "./use-back-from-step.ts";
import { indexOf } from "./steps.ts";
import { useApplyStrategy } from "./use-apply-strategy.ts";
import { LeaveGuardContext } from "./ways-out-context.ts";
import { lazyPart } from "#ui/lazy-part.ts";

const OutStrip = lazyPart(async () => (await import("../players-out/out-strip.tsx")).OutStrip);

interface FlowFrameProps extends StepProps {
  readonly outlook: FlowOutlook;
  readonly title: string;
  /** The step's route; absent outside the numbered steps. */
  readonly route?: string;
  /** Absent: back to the previous screen, or to the match. */
  readonly onBack?: () => void;
  readonly titleActions?: ReactNode;
  /** Beside the title: what it means. */
  readonly explain?: ReactNode;
  readonly tools?: ReactNode;
  readonly footer: ReactNode;
  /** Above the footer's buttons. */
  readonly notice?: ReactNode;
  readonly withoutAside?: boolean;
  /** Reserves room for the reason under the bar, so that the page does not move when it appears or disappears. */
  readonly steady?: boolean;
  /** The strategy is a preset's or another user's: its bounds cannot be changed here. */
  readonly isGiven?: boolean;
  /** The players are another user's too. */
  readonly foreign?: boolean;
  readonly children: ReactNode;
}

/** The target of the navigation that showed the suggested changes; "nowhere" when the user opened them. */
type Leaving = (() => void) | "nowhere" | null;

/** The flow's page with its live parts: countdown, offline mark, index of the step, suggested changes without teams. */
export const FlowFrame = (props: FlowFrameProps) => {
  const { context, loadedAt, outlook, route, onBack, isGiven = false, foreign = false, ...page } = props;
  const online = useOnline();
  const { match, draft } = context;
  const stepBack = useBackFromStep(match.id);
  const back = useLatestCallback(onBack ?? stepBack);
  const [leaving, setLeaving] = useState<Leaving>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const applyNow = useApplyStrategy(context);
  const { conflict, conflictPending } = outlook;
  const blocks = (conflict !== null || conflictPending) && !isGiven;
  const guard = useMemo(
    () => ({
      blocks,
      ask: (goOn: () => void) => {
        setLeaving(() => goOn);
      },
      refuse: setProblem,
    }),
    [blocks],
  );
  // The pending count found teams: the navigation continues.
  useEffect(() => {
    if (!blocks && typeof leaving === "function") leaving();
  }, [blocks, leaving]);
  const close = () => {
    setLeaving(null);
  };
  const apply = useLatestCallback((strategy: Strategy, change: string) => {
    close();
    applyNow(strategy, change);
  });
  return (
    <LeaveGuardContext value={guard}>
      <FlowPage
        {...page}
        problem={problem}
        alert={
          context.out.length > 0 && (
            <Suspense>
              <OutStrip context={context} foreign={foreign} />
            </Suspense>
          )
        }
        match={match}
        outlook={outlook}
        onBack={back}
        online={online}
        loadedAt={loadedAt}
        onApply={isGiven ? undefined : apply}
        onWaysOut={() => {
          setLeaving("nowhere");
        }}
        {...(route === undefined ? {} : { step: indexOf(draft.way, route) })}
      />
      <WaysOutSheet
        conflict={leaving === null ? null : conflict}
        onApply={apply}
        onClose={close}
        onGoOn={leaving === null || leaving === "nowhere" ? undefined : leaving}
      />
    </LeaveGuardContext>
  );
};
