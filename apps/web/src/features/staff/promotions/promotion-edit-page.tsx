import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useParams } from "react-router";
import { NothingHere } from "#blocks/nothing-here.tsx";
import { isMissing } from "#lib/is-missing.ts";
import { paths } from "#lib/paths.ts";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { toast } from "#ui/toast.ts";
import { useBackTo } from "#ui/use-back.ts";
import { PromotionEditor } from "./promotion-editor.tsx";
import { promotionQuery } from "./promotion-queries.ts";

/** Loads the promotion for editing or deleting. */
export const PromotionEditPage = () => {
  const { id = "" } = useParams();
  const promotion = useQuery(promotionQuery(id));
  const missing = isMissing(promotion.error);
  const hasFailed = promotion.isError;
  const onBack = useBackTo(paths.promotionDashboard);

  useEffect(() => {
    if (hasFailed) toast.error(t("staff.errorWhileFetchingData"));
  }, [hasFailed]);

  if (promotion.data) return <PromotionEditor key={promotion.data._id} promotion={promotion.data} />;
  return (
    <Page title={t("shell.title.editPromotion")} onBack={onBack}>
      {missing ? (
        <NothingHere list={{ to: paths.promotionDashboard, label: t("shell.title.promotionDashboard") }} />
      ) : (
        <QueryState query={promotion} failedTitle={t("staff.errorWhileFetchingData")} rows={3} height={132} />
      )}
    </Page>
  );
};
