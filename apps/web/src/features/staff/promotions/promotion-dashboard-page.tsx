import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "#lib/paths.ts";
import { PlusIcon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { toast } from "#ui/toast.ts";
import { useBackTo } from "#ui/use-back.ts";
import { GlobalSwitch } from "./global-switch.tsx";
import { PromotionList } from "./promotion-list.tsx";
import { allPromotionsQuery } from "./promotion-queries.ts";

/** The global switch and all banners, active and inactive. */
export const PromotionDashboardPage = () => {
  const list = useQuery(allPromotionsQuery);
  const hasFailed = list.isError;

  useEffect(() => {
    if (hasFailed) toast.error(t("staff.errorWhileFetchingData"));
  }, [hasFailed]);

  return (
    <Page
      title={t("shell.title.promotionDashboard")}
      onBack={useBackTo(paths.adminDecisionPanel)}
      footer={
        <LinkButton to={paths.promotionCreate} leftSection={<PlusIcon size={18} />}>
          {t("staff.promotions.create")}
        </LinkButton>
      }
    >
      <QueryState query={list} failedTitle={t("staff.errorWhileFetchingData")} rows={4} height={96} />
      {list.data && (
        <>
          <GlobalSwitch on={list.data.promotionActive} />
          <PromotionList promotions={list.data.data} />
        </>
      )}
    </Page>
  );
};
