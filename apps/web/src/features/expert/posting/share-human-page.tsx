import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { matchQuery } from "#data/api/match.ts";
import { pathTo } from "#lib/paths.ts";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { useBack } from "#ui/use-back.ts";
import { SkeletonList } from "#ui/skeleton.tsx";
import { useEditedId, useEditedPost } from "./edited-post.ts";
import { EditedPostFailed } from "./edited-post-failed.tsx";
import { TeamBuilder } from "./team-builder.tsx";

/** /sharehuman/{match}: teams that an expert builds by hand. */
export const ShareHumanPage = () => {
  const { match = "" } = useParams();
  const editedId = useEditedId();
  const post = useEditedPost(editedId);
  const query = useQuery(matchQuery(match));
  const online = useOnline();
  const onBack = useBack(pathTo("superDecision", { id: match }));
  if (query.data && (editedId === undefined || post.data))
    return (
      <TeamBuilder
        key={editedId ?? match}
        match={query.data.value}
        edited={post.data}
        loadedAt={query.data.time}
        online={online}
        onBack={onBack}
      />
    );
  return (
    <MatchScreen title={t("experts.human.title")} match={query} online={online} onBack={onBack}>
      {() =>
        post.isError ? (
          <EditedPostFailed matchId={match} post={post} />
        ) : (
          <SkeletonList label={t("shell.loading")} rows={5} height={64} />
        )
      }
    </MatchScreen>
  );
};
