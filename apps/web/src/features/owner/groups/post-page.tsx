import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { AttemptStates } from "#blocks/team/attempt-states.tsx";
import { deliveryQuery, groupInfoQuery } from "#data/api/owner-groups.ts";
import { useSession } from "#data/api/session.ts";
import { useOpenedAttempt } from "#data/records/use-opened-attempt.ts";
import { paths, pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { useBackTo } from "#ui/use-back.ts";
import { Delivery } from "./delivery.tsx";
import { PostForm } from "./post-form.tsx";

/** /postgroupteam/{match}/{attempt}: gives members of the owner's group the teams of an attempt; then what became of them. */
export const PostPage = () => {
  const { id = "", attemptId = "" } = useParams();
  const query = useOpenedAttempt(id, attemptId);
  const session = useSession();
  const phone = session.state === "in" ? session.phone : "";
  const info = useQuery({ ...groupInfoQuery(phone), enabled: phone !== "" });
  const group = info.data?.data ?? null;
  const groupId = group?.group_id ?? "";
  const delivery = useQuery({ ...deliveryQuery(groupId, id), enabled: groupId !== "" });
  const onBack = useBackTo(pathTo("previousMatch", { id }));
  if (query.state !== "ready")
    return <AttemptStates state={query.state} title={t("groups.postTitle")} onBack={onBack} />;
  if (group !== null && delivery.data === null)
    return <PostForm openedAttempt={query.openedAttempt} group={group} onBack={onBack} />;
  if (group !== null && delivery.data)
    return (
      <Delivery openedAttempt={query.openedAttempt} group={group} delivery={delivery.data} onBack={onBack} />
    );
  const hasFailed = info.isError || delivery.isError;
  return (
    <Page title={t("groups.postTitle")} onBack={onBack}>
      {hasFailed ? (
        <ErrorState
          title={t("groups.failed")}
          onRetry={() => void Promise.all([info.refetch(), groupId !== "" && delivery.refetch()])}
        />
      ) : info.data?.groupCreated === false ? (
        <EmptyState
          title={t("groups.noGroup")}
          hint={t("groups.noGroupHint")}
          action={<LinkButton to={paths.primeOwnerPanel}>{t("groups.createPrimeGroup")}</LinkButton>}
        />
      ) : (
        <SkeletonList label={t("groups.loading")} rows={4} height={96} />
      )}
    </Page>
  );
};
