import { useNavigate, useParams } from "react-router";
import { findMatch } from "../../data/records/attempts.ts";
import { useLive } from "../../data/records/use-live.ts";
import { useText } from "../../i18n/text.ts";
import { pathTo } from "../../lib/paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { MatchAttempts } from "./match-attempts.tsx";

/** /previousmatch/{id}: a match's stored attempts. */
export const PreviousMatchPage = () => {
  const { id = "" } = useParams();
  const { shell, myMatches, teams } = useText();
  const navigate = useNavigate();
  const { value, failed } = useLive(() => findMatch(id), [id]);
  const onBack = () => void navigate(pathTo("myMatches"));
  if (value !== undefined && value !== null) return <MatchAttempts key={id} stored={value} onBack={onBack} />;
  return (
    <Page title={myMatches.title} back={{ label: shell.back, onBack }}>
      {value === undefined && !failed && <SkeletonList label={myMatches.loading} rows={4} height={92} />}
      {failed && (
        <ErrorState
          title={myMatches.cannotRead}
          retryLabel={shell.reload}
          onRetry={() => location.reload()}
        />
      )}
      {value === null && (
        <EmptyState
          title={myMatches.notStored}
          hint={teams.notStoredHint}
          action={<LinkButton to={pathTo("myMatches")}>{myMatches.title}</LinkButton>}
        />
      )}
    </Page>
  );
};
