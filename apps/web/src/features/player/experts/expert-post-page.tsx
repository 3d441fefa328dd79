import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router";
import { dataOf } from "#data/api/client.ts";
import { expertApi, expertPostQuery } from "#data/api/expert-posts.ts";
import { isMissing } from "#lib/is-missing.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { toast } from "#ui/toast.ts";
import { useBack } from "#ui/use-back.ts";
import { ExpertPostView } from "./expert-post-view.tsx";

/** The post counts this account's first view; the reply is the newest number. */
const useViews = (id: string, isLoaded: boolean): number | undefined =>
  useQuery({
    queryKey: ["expert-post-view", id],
    queryFn: async () => dataOf(await expertApi.viewPost({ params: { id } })).numberOfViews,
    enabled: isLoaded,
    staleTime: Infinity,
    retry: false,
  }).data;

/** /showexpertteams/{id}: one post with the tabs "Creation Data" and "Expert Teams". */
export const ExpertPostPage = () => {
  const { id = "" } = useParams();
  const query = useQuery(expertPostQuery(id));
  const views = useViews(id, query.isSuccess);
  const onBack = useBack(paths.home);
  const hasFailed = query.isError;
  useEffect(() => {
    if (hasFailed) toast.error(t("experts.post.failed"));
  }, [hasFailed]);
  const isGone = isMissing(query.error);
  // One that was withdrawn while it was open is gone too.
  if (query.data && !isGone)
    return <ExpertPostView openedPost={query.data} views={views ?? query.data.post.numberOfViews} />;
  return (
    <Page title={t("experts.panel.title")} onBack={onBack}>
      {isGone ? (
        <EmptyState
          title={t("experts.post.failed")}
          hint={t("experts.post.failedHint")}
          action={<LinkButton to={paths.home}>{t("shell.goHome")}</LinkButton>}
        />
      ) : (
        <QueryState
          query={query}
          failedTitle={t("experts.post.failed")}
          action={<LinkButton to={paths.home}>{t("shell.home")}</LinkButton>}
          rows={5}
          height={148}
        />
      )}
    </Page>
  );
};
