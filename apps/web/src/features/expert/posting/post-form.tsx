import { t } from "#i18n/translate.ts";
import type { experts, postTypes } from "@teamwright/contract/resources/experts";
import type { BodyOf } from "@teamwright/contract";
import type { MatchDetail } from "@teamwright/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { expertApi } from "#data/api/expert-posts.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { pathTo } from "#lib/paths.ts";
import { Chip } from "#ui/chip.tsx";
import { toast } from "#ui/toast.ts";
import type { AttachedTeams } from "./attached-teams.ts";
import { FactsForm } from "./facts-form.tsx";
import type { PostFacts } from "./facts-form.tsx";
import { clearDraft } from "./post-draft.ts";

type ExpertPostBody = BodyOf<typeof experts.postTeams>;
export type PostKind = (typeof postTypes)[number];

interface ExpertPostFormProps {
  readonly match: MatchDetail;
  readonly kind: PostKind;
  readonly attachedTeams: AttachedTeams;
}

const post = (body: ExpertPostBody, options: { readonly idempotencyKey: string }) =>
  expertApi.postTeams({ body, ...options });

/** Why a post was not stored, in the words of the specification where the server did not answer. */
export const failureOf = (result: { readonly status: number; readonly message: string }): string =>
  result.status === 0 || result.status >= 500 ? t("experts.form.failed") : result.message;

/** A new post of the attached teams. */
export const PostForm = ({ match, kind, attachedTeams }: ExpertPostFormProps) => {
  const phone = usePlanStatus()?.phoneNumber ?? "";
  const navigate = useNavigate();
  const client = useQueryClient();
  const { busy, submit } = useSubmit(post);
  const send = async (facts: PostFacts) => {
    const result = await submit({
      ...facts,
      matchId: match.id,
      numberOfTeams: attachedTeams.teams.length,
      typeOfTeams: kind,
      sportIndex: match.sport_index,
      sectionUsed: "advanced",
      expertNumber: phone,
      teamData: [...attachedTeams.teams],
      predictionData: attachedTeams.strategy,
    });
    if (result === null) return;
    if (!result.ok) return toast.error(failureOf(result));
    clearDraft({ match: match.id }, kind);
    toast.success(result.data.message);
    await client.invalidateQueries({ queryKey: ["match-posts", match.id] });
    await navigate(pathTo("expertPanel", { match: match.id }), { replace: true });
  };
  return (
    <FactsForm
      initial={null}
      label={t("experts.form.title")}
      busy={busy}
      onSend={(facts) => void send(facts)}
    >
      <Chip tone="accent">{t("experts.form.attached", { n: attachedTeams.teams.length })}</Chip>
    </FactsForm>
  );
};
