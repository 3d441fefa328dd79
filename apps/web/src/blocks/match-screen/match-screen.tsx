import type { MatchDetail } from "@teamwright/domain";
import type { ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import { isMissing } from "#lib/is-missing.ts";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { DisruptionNotice } from "../disruption/disruption.tsx";
import { FlowTitle } from "../flow-page/flow-title.tsx";
import { MatchHeader } from "../match-header/match-header.tsx";
import { NothingHere } from "../nothing-here.tsx";

/** A match on its way, as a query of TanStack has it. */
interface MatchOnTheWay {
  readonly data?: { readonly value: MatchDetail; readonly time: number } | undefined;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface MatchScreenProps {
  readonly title: string;
  readonly match: MatchOnTheWay;
  readonly online: boolean;
  readonly onBack: () => void;
  /** What could not be loaded, in the screen's words. */
  readonly failedTitle?: string;
  /** The address names something else of the match, which was found: a missing match is a failed load then. */
  readonly isFound?: boolean;
  readonly titleActions?: ReactNode;
  /** Sticky under the match. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly narrow?: boolean;
  readonly children: (match: MatchDetail) => ReactNode;
}

/** A screen about one match: its header once the match is there, and until then the title with what keeps it. */
export const MatchScreen = (props: MatchScreenProps) => {
  const { title, match, online, onBack, titleActions, footer, tools, narrow = false, children } = props;
  if (match.data === undefined)
    return (
      <Page title={title} onBack={onBack}>
        {!props.isFound && isMissing(match.error) ? (
          <NothingHere />
        ) : (
          <QueryState
            query={match}
            failedTitle={props.failedTitle ?? t("shell.somethingWentWrong")}
            rows={5}
            height={96}
          />
        )}
      </Page>
    );
  const { value, time } = match.data;
  return (
    <Page
      title={title}
      header={<MatchHeader match={value} onBack={onBack} online={online} loadedAt={time} />}
      subheader={tools}
      footer={footer}
      narrow={narrow}
    >
      <FlowTitle title={title}>{titleActions}</FlowTitle>
      <DisruptionNotice disruption={value.disruption} />
      {children(value)}
    </Page>
  );
};
