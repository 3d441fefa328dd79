import { messages } from "@teamwright/domain/messages";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { LeadHome } from "./lead-home.tsx";

interface AttemptStatesProps {
  readonly state: "loading" | "unknown" | "missing" | "failed";
  readonly title: string;
  readonly onBack: () => void;
}

/** What a screen of an attempt shows while it has no teams: loading, not on this device, or unreadable. An unknown match leads home. */
export const AttemptStates = ({ state, title, onBack }: AttemptStatesProps) => {
  const { teams, shell } = useText();
  return (
    <Page title={title} back={{ label: shell.back, onBack }}>
      {state === "unknown" && <LeadHome why={messages.generic.errorWhileCollectingData} />}
      {state === "loading" && <SkeletonList label={teams.loading} rows={5} height={148} />}
      {state === "missing" && (
        <EmptyState
          title={teams.notStored}
          hint={teams.notStoredHint}
          action={<LinkButton to={pathTo("myMatches")}>{teams.toMyMatches}</LinkButton>}
        />
      )}
      {state === "failed" && (
        <ErrorState title={teams.cannotRead} retryLabel={shell.reload} onRetry={() => location.reload()} />
      )}
    </Page>
  );
};
