import { useMediaQuery } from "@mantine/hooks";
import type { MatchDetail } from "@teamwright/domain";
import type { ReactNode } from "react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Card } from "../../ui/card.tsx";
import { Page } from "../../ui/page.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { MatchHeader } from "../match-header/match-header.tsx";
import { Steps } from "../steps/steps.tsx";
import { StrategyBar } from "../strategy-bar/strategy-bar.tsx";
import type { BarCount, BarFigure } from "../strategy-bar/strategy-bar.tsx";
import { StrategySentences } from "../strategy-bar/strategy-sentences.tsx";
import type { SentenceLine } from "../strategy-bar/strategy-sentences.tsx";
import { FlowTitle } from "./flow-title.tsx";

/** What the bar and the sentences show; kept up to date by the caller. */
export interface FlowOutlook {
  readonly figures: readonly BarFigure[];
  readonly count: BarCount;
  readonly lines: readonly SentenceLine[];
  /** Tells the caller whether the lines are seen, so that gains are counted only then. */
  readonly onLinesSeen: (seen: boolean) => void;
  /** Set while the device could not keep the last change. */
  readonly notKept: boolean;
}

interface FlowPageProps {
  readonly match: MatchDetail;
  readonly outlook: FlowOutlook;
  readonly title: string;
  /** Shown beside the title, e.g. a Settings control. */
  readonly titleActions?: ReactNode;
  readonly onBack: () => void;
  readonly online: boolean;
  readonly loadedAt: number;
  readonly step?: { readonly step: number; readonly of: number };
  /** Sticky under the bar: tabs, a search field. */
  readonly tools?: ReactNode;
  readonly footer: ReactNode;
  /** The review shows the sentences itself. */
  readonly withoutAside?: boolean;
  readonly children: ReactNode;
}

/** A screen of the way from the match to its teams: match, strategy bar, the step's content, its buttons. */
export const FlowPage = (props: FlowPageProps) => {
  const { match, outlook, title, step, withoutAside = false } = props;
  const { strategy: words, shell } = useText();
  const wide = useMediaQuery("(min-width: 1024px)", false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const { onLinesSeen } = outlook;
  const seen = opened || wide || withoutAside;
  useEffect(() => {
    onLinesSeen(seen);
  }, [onLinesSeen, seen]);

  const open = useCallback(() => {
    setOpened(true);
  }, []);
  // The same elements while nothing in them changes: a tap on a row draws neither of them again.
  const sheet = useMemo(() => {
    const close = () => {
      setOpened(false);
    };
    return (
      <Sheet
        opened={opened}
        onClose={close}
        title={words.yourStrategy}
        closeLabel={shell.close}
        from={wide ? "right" : "bottom"}
      >
        <StrategySentences lines={outlook.lines} onLeave={close} />
      </Sheet>
    );
  }, [opened, wide, outlook.lines, words, shell]);
  return (
    <Page
      title={title}
      header={
        <MatchHeader match={match} onBack={props.onBack} online={props.online} loadedAt={props.loadedAt} />
      }
      subheader={
        <>
          {step && <Steps {...step} />}
          <StrategyBar figures={outlook.figures} count={outlook.count} onOpen={open} />
          {props.tools}
        </>
      }
      footer={props.footer}
      aside={
        wide &&
        !withoutAside && (
          <Card heading={words.yourStrategy}>
            <StrategySentences lines={outlook.lines} />
          </Card>
        )
      }
    >
      <FlowTitle title={title}>{props.titleActions}</FlowTitle>
      {outlook.notKept && <Card tone="warn">{words.notKept}</Card>}
      {props.children}
      {sheet}
    </Page>
  );
};
