import { useQuery } from "@tanstack/react-query";
import type { MatchDetail } from "@teamwright/domain";
import { useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { ApiError } from "#data/api/client.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { useShownMatch } from "#data/api/use-shown-match.ts";
import { mappingQuery, sourceMatchesQuery } from "#data/mapper/mapper-queries.ts";
import { t } from "#i18n/translate.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { SourceMatches } from "./source-matches.tsx";

/** A refusal of the business is a message for the person; anything else is not. */
const REFUSED = 201;

const wordsOf = (error: unknown): string =>
  error instanceof ApiError && error.status === REFUSED ? error.message : t("shell.somethingWentWrong");

const Source = ({ match }: { readonly match: MatchDetail }) => {
  const isAdmin = usePlanStatus()?.user_role === "admin";
  const mapping = useQuery(mappingQuery(match.id));
  const listedMatches = useQuery(sourceMatchesQuery(match.sport_index));
  const error = listedMatches.error ?? mapping.error;
  if (error !== null)
    return (
      <ErrorState
        title={wordsOf(error)}
        onRetry={() => void Promise.all([mapping.refetch(), listedMatches.refetch()])}
        action={
          isAdmin && (
            <LinkButton variant="soft" to={paths.hashValue}>
              {t("mapper-desk.toHashValue")}
            </LinkButton>
          )
        }
      />
    );
  if (!listedMatches.data || !mapping.data)
    return <SkeletonList label={t("mapper-desk.loadingMatches")} rows={4} height={68} />;
  if (listedMatches.data.length === 0) return <EmptyState title={t("mapper-desk.noMatches")} />;
  return (
    <SourceMatches match={match} listedMatches={listedMatches.data} mappedTo={mapping.data.dream11MatchId} />
  );
};

/** /dream11mapper/{id}: maps a match to one of the main app's, read with the stored access value. */
export const MatchMapperPage = () => {
  const { id = "" } = useParams();
  const shownMatch = useShownMatch(id);
  return (
    <MatchScreen
      {...shownMatch}
      title={t("shell.title.mapToDream11")}
      onBack={useBack(pathTo("match", { id }))}
      narrow
    >
      {(match) => <Source match={match} />}
    </MatchScreen>
  );
};
