import { t } from "#i18n/translate.ts";
import type { BodyOf } from "@teamwright/contract";
import type { experts } from "@teamwright/contract/resources/experts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { expertApi } from "#data/api/expert-posts.ts";
import type { OpenedPost } from "#data/api/expert-posts.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { pathTo } from "#lib/paths.ts";
import { toast } from "#ui/toast.ts";
import type { AttachedTeams } from "./attached-teams.ts";
import { EditedTeams } from "./edited-teams.tsx";
import { FactsForm } from "./facts-form.tsx";
import type { PostFacts } from "./facts-form.tsx";
import { clearDraft } from "./post-draft.ts";
import { failureOf } from "./post-form.tsx";

interface EditFormProps {
  readonly openedPost: OpenedPost;
  /** Teams in place of those posted; none: the posted ones stay. */
  readonly attachedTeams: AttachedTeams;
  readonly onKeep: () => void;
}

interface PostUpdate {
  readonly id: string;
  readonly body: BodyOf<typeof experts.updatePost>;
}
const update = async ({ id, body }: PostUpdate) => expertApi.updatePost({ params: { id }, body });

/** Changes a post's facts and, when others were chosen, its teams. */
export const EditForm = ({ openedPost, attachedTeams, onKeep }: EditFormProps) => {
  const { post } = openedPost;
  // The facts were read with it: the server refuses them when another tab has edited the post since.
  const [version] = useState(post.version);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { busy, submit } = useSubmit(update);
  const send = async (facts: PostFacts) => {
    const teams =
      attachedTeams.teams.length === 0
        ? {}
        : { teamData: [...attachedTeams.teams], predictionData: attachedTeams.strategy };
    const result = await submit({ id: post._id, body: { ...facts, ...teams, version } });
    if (result === null) return;
    if (!result.ok) return toast.error(failureOf(result));
    clearDraft({ match: post.matchId, post: post._id }, post.typeOfTeams);
    toast.success(result.data.message);
    await client.invalidateQueries({ queryKey: ["match-posts", post.matchId] });
    await client.invalidateQueries({ queryKey: ["expert-post", post._id] });
    await navigate(pathTo("showExpertTeams", { id: post._id }), { replace: true });
  };
  return (
    <FactsForm initial={post} label={t("experts.edit.save")} busy={busy} onSend={(facts) => void send(facts)}>
      <EditedTeams post={post} chosenCount={attachedTeams.teams.length} onKeep={onKeep} />
    </FactsForm>
  );
};
