import { t } from "../../../i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router";
import { paths } from "../../../lib/paths.ts";
import { Page } from "../../../ui/page.tsx";
import { SkeletonList } from "../../../ui/skeleton.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { toast } from "../../../ui/toast.ts";
import { useBackTo } from "../../../ui/use-back.ts";
import { PromotionEditor } from "./promotion-editor.tsx";
import { promotionQuery } from "./promotion-queries.ts";

/** Loads the promotion for editing or deleting. */
export const PromotionEditPage = () => {
  const { id = "" } = useParams();
  const promotion = useQuery(promotionQuery(id));
  const failed = promotion.isError;
  const onBack = useBackTo(paths.promotionDashboard);

  useEffect(() => {
    if (failed) toast.error(t("staff.errorWhileFetchingData"));
  }, [failed]);

  if (promotion.data) return <PromotionEditor key={promotion.data._id} stored={promotion.data} />;
  return (
    <Page title={t("staff.promotions.editTitle")} back={{ label: t("shell.back"), onBack }}>
      {failed ? (
        <ErrorState
          title={t("staff.errorWhileFetchingData")}
          retryLabel={t("shell.retry")}
          onRetry={() => void promotion.refetch()}
        />
      ) : (
        <SkeletonList label={t("shell.loading")} rows={3} height={132} />
      )}
    </Page>
  );
};
