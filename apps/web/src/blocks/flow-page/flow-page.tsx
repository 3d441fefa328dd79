import { t } from "#i18n/translate.ts";
import type { MatchDetail } from "@teamwright/domain";
import type { ReactNode } from "react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useHasBegun } from "#lib/match-start.ts";
import { useWide } from "#lib/use-wide.ts";
import { ArrivalNotice } from "#ui/arrival-notice.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page } from "#ui/page.tsx";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { DisruptionNotice } from "../disruption/disruption.tsx";
import { MatchHeader } from "../match-header/match-header.tsx";
import { Steps } from "../steps/steps.tsx";
import { StrategyBar } from "../strategy-bar/strategy-bar.tsx";
import type { BarCount, BarFigure } from "../strategy-bar/strategy-bar.tsx";
import { StrategySentences } from "../strategy-bar/strategy-sentences.tsx";
import type { ApplyStrategy, SentenceLine } from "../strategy-bar/sentence-line.ts";
import { WaysOutBar } from "../strategy-bar/ways-out.tsx";
import type { ConflictText } from "../strategy-bar/ways-out.tsx";
import { FlowTitle } from "./flow-title.tsx";

/** The data of the bar and the sentences; the caller keeps it up to date. */
export interface FlowOutlook {
  readonly figures: readonly BarFigure[];
  readonly count: BarCount;
  readonly lines: readonly SentenceLine[];
  /** Why no team is left and the changes that help; null while there are teams. */
  readonly conflict: ConflictText | null;
  /** The last count found no team; the reason is not known yet. */
  readonly conflictPending: boolean;
  /** Reports whether the lines are visible, so that gains are counted only then. */
  readonly onLinesSeen: (seen: boolean) => void;
  /** Set while the device could not store the last change. */
  readonly notKept: boolean;
}

interface FlowPageProps {
  readonly match: MatchDetail;
  readonly outlook: FlowOutlook;
  readonly title: string;
  /** Shown beside the title, e.g. a Settings control. */
  readonly titleActions?: ReactNode;
  /** Beside the title: what it means. */
  readonly explain?: ReactNode;
  readonly onBack: () => void;
  readonly online: boolean;
  readonly loadedAt: number;
  readonly step?: { readonly step: number; readonly of: number };
  /** Sticky under the bar: what is wrong with the choices. */
  readonly alert?: ReactNode;
  /** Sticky under both: tabs, a search field. */
  readonly tools?: ReactNode;
  readonly footer: ReactNode;
  /** What is missing, above the footer's buttons. */
  readonly problem?: string | null;
  /** Above the footer's buttons, while there is no conflict. */
  readonly notice?: ReactNode;
  /** The review shows the sentences in its own content. */
  readonly withoutAside?: boolean;
  /** Reserves room for the reason under the bar, so that the page does not move when it appears or disappears. */
  readonly steady?: boolean;
  /** Absent where the strategy belongs to another user. */
  readonly onApply?: ApplyStrategy | undefined;
  /** Opens the suggested changes of a strategy without teams. */
  readonly onWaysOut?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A screen of the flow from the match to its teams: match, strategy bar, the step's content, its buttons. */
export const FlowPage = (props: FlowPageProps) => {
  const { match, outlook, title, step, withoutAside = false, onApply, onWaysOut } = props;
  const wide = useWide();
  const [isOpen, setIsOpen] = useState(false);
  const hasStarted = useHasBegun(match);
  const { onLinesSeen } = outlook;
  const isVisible = isOpen || wide || withoutAside;
  useEffect(() => {
    onLinesSeen(isVisible);
  }, [onLinesSeen, isVisible]);

  // At the bottom, so that the list does not move; the review shows the changes in its own content.
  const shownConflict =
    outlook.conflict !== null && onApply !== undefined && onWaysOut !== undefined && !withoutAside
      ? { ...outlook.conflict, onApply, onMore: onWaysOut }
      : null;
  const saidBelow = shownConflict !== null;
  const count = useMemo(
    () => (saidBelow ? { ...outlook.count, reason: null } : outlook.count),
    [outlook.count, saidBelow],
  );
  const open = useCallback(() => {
    setIsOpen(true);
  }, []);
  // Memoised while nothing in them changes, so that a tap on a row renders neither of them again.
  const sheet = useMemo(() => {
    const close = () => {
      setIsOpen(false);
    };
    return (
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={t("strategy.yourStrategy")}
        from={wide ? "right" : "bottom"}
      >
        <StrategySentences lines={outlook.lines} onLeave={close} onApply={onApply} />
      </Sheet>
    );
  }, [isOpen, wide, outlook.lines, onApply]);
  return (
    <Page
      title={title}
      header={
        <MatchHeader match={match} onBack={props.onBack} online={props.online} loadedAt={props.loadedAt} />
      }
      subheader={
        <>
          {step && <Steps {...step} name={title} />}
          <StrategyBar figures={outlook.figures} count={count} steady={props.steady ?? false} onOpen={open} />
          {props.alert}
          {props.tools}
        </>
      }
      footer={props.footer}
      notice={
        <>
          <ProblemNotice problem={props.problem ?? null} />
          {shownConflict === null ? (
            props.notice
          ) : (
            <WaysOutBar
              conflict={shownConflict}
              reason={outlook.count.reason}
              onApply={shownConflict.onApply}
              onMore={shownConflict.onMore}
            />
          )}
        </>
      }
      aside={
        wide &&
        !withoutAside && (
          <Card heading={t("strategy.yourStrategy")}>
            <StrategySentences lines={outlook.lines} onApply={onApply} />
          </Card>
        )
      }
    >
      <FlowTitle title={title} step={step && t("strategy.stepShort", step)} explain={props.explain}>
        {props.titleActions}
      </FlowTitle>
      <ArrivalNotice />
      <DisruptionNotice disruption={match.disruption} />
      {hasStarted && match.disruption === undefined && (
        <Notice tone="warn">{t("strategy.matchStarted")}</Notice>
      )}
      {outlook.notKept && <Card tone="warn">{t("strategy.notKept")}</Card>}
      {props.children}
      {sheet}
    </Page>
  );
};
