import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { deskMatchQuery } from "./match-queries.ts";
import { MatchEditorView } from "./match-editor.tsx";

/** One match with all its values, set by hand where a feed is wrong. */
export const EditMatchPage = () => {
  const { matchDesk: words } = useStaffText();
  const { shell } = useText();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const match = useQuery(deskMatchQuery(id));
  const onBack = () => void navigate(paths.matchDesk);

  if (match.data) return <MatchEditorView key={id} match={match.data} onBack={onBack} />;
  return (
    <Page title={words.editTitle} back={{ label: shell.back, onBack }}>
      {match.isError ? (
        <ErrorState
          title={match.error.message}
          retryLabel={shell.retry}
          onRetry={() => void match.refetch()}
        />
      ) : (
        <SkeletonList label={shell.loading} rows={8} height={88} />
      )}
    </Page>
  );
};
