import { messages } from "@teamwright/domain/messages";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.ts";
import { PromotionEditor } from "./promotion-editor.tsx";
import { promotionQuery } from "./promotion-queries.ts";

/** Loads the promotion, then lets it be changed or deleted. */
export const PromotionEditPage = () => {
  const { promotions: words } = useStaffText();
  const { shell } = useText();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const promotion = useQuery(promotionQuery(id));
  const failed = promotion.isError;

  useEffect(() => {
    if (failed) toast.error(messages.generic.errorWhileFetchingData);
  }, [failed]);

  if (promotion.data) return <PromotionEditor key={promotion.data._id} stored={promotion.data} />;
  return (
    <Page
      title={words.editTitle}
      back={{ label: shell.back, onBack: () => void navigate(paths.promotionDashboard) }}
    >
      {failed ? (
        <ErrorState
          title={messages.generic.errorWhileFetchingData}
          retryLabel={shell.retry}
          onRetry={() => void promotion.refetch()}
        />
      ) : (
        <SkeletonList label={shell.loading} rows={3} height={132} />
      )}
    </Page>
  );
};
