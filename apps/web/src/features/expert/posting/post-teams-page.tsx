import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { MatchScreen } from "#blocks/match-screen/match-screen.tsx";
import { useOnline } from "#data/api/connection.ts";
import { matchQuery } from "#data/api/match.ts";
import { useLive } from "#data/records/use-live.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useBack } from "#ui/use-back.ts";
import { attachedTeams } from "./attached-teams.ts";
import { EditForm } from "./edit-form.tsx";
import { useEditedId, useEditedPost } from "./edited-post.ts";
import { EditedPostFailed } from "./edited-post-failed.tsx";
import { clearDraft } from "./post-draft.ts";
import { PostForm } from "./post-form.tsx";
import type { PostKind } from "./post-form.tsx";

const loading = () => <SkeletonList label={t("shell.loading")} rows={3} height={96} />;

interface PostTeamsFormProps {
  readonly matchId: string;
  readonly kind: PostKind;
}

const Editing = ({ matchId, kind, id }: PostTeamsFormProps & { readonly id: string }) => {
  const post = useEditedPost(id);
  const [keptCount, setKeptCount] = useState(0);
  const draft = { match: matchId, post: id };
  const { value: teamsToPost } = useLive(
    (db) => attachedTeams(draft, kind, db),
    [matchId, kind, id, keptCount],
  );
  if (post.isError) return <EditedPostFailed matchId={matchId} post={post} />;
  if (!post.data || teamsToPost === undefined) return loading();
  const keep = () => {
    clearDraft(draft, kind);
    setKeptCount((times) => times + 1);
  };
  return <EditForm openedPost={post.data} attachedTeams={teamsToPost} onKeep={keep} />;
};

/** /storeexpertteams/{match}/{type}: posts software-made teams (0) or hand-made teams (1); ?post=ID edits a post. */
export const PostTeamsPage = () => {
  const { match = "", type = "0" } = useParams();
  const editedId = useEditedId();
  const kind = type === "1" ? "human" : "software";
  const query = useQuery(matchQuery(match));
  const { value: teamsToPost } = useLive((db) => attachedTeams({ match }, kind, db), [match, kind]);
  return (
    <MatchScreen
      title={t(editedId === undefined ? "experts.form.title" : "experts.edit.title")}
      match={query}
      online={useOnline()}
      onBack={useBack(pathTo("superDecision", { id: match }))}
      narrow
    >
      {(detail) =>
        editedId !== undefined ? (
          <Editing matchId={match} kind={kind} id={editedId} />
        ) : teamsToPost === undefined ? (
          loading()
        ) : teamsToPost.teams.length === 0 ? (
          <EmptyState
            title={t("experts.form.noTeams")}
            hint={t("experts.form.noTeamsHint")}
            action={
              <LinkButton to={pathTo("superDecision", { id: match })}>{t("experts.choice.title")}</LinkButton>
            }
          />
        ) : (
          <PostForm match={detail} kind={kind} attachedTeams={teamsToPost} />
        )
      }
    </MatchScreen>
  );
};
