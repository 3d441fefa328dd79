import { t } from "#i18n/translate.ts";
import { isMissing } from "#lib/is-missing.ts";
import { pathTo } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import type { useEditedPost } from "./edited-post.ts";

interface EditedPostFailedProps {
  readonly matchId: string;
  readonly post: ReturnType<typeof useEditedPost>;
}

/** The post that is to be edited could not be loaded, or is gone. */
export const EditedPostFailed = ({ matchId, post }: EditedPostFailedProps) =>
  isMissing(post.error) ? (
    <EmptyState
      title={t("experts.post.failed")}
      hint={t("experts.post.failedHint")}
      action={
        <LinkButton to={pathTo("superDecision", { id: matchId })}>{t("experts.choice.title")}</LinkButton>
      }
    />
  ) : (
    <ErrorState title={t("experts.post.failed")} onRetry={() => void post.refetch()} />
  );
