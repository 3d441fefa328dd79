import { messages } from "@teamwright/domain/messages";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { PlusIcon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.ts";
import { GlobalSwitch } from "./global-switch.tsx";
import { PromotionList } from "./promotion-list.tsx";
import { allPromotionsQuery } from "./promotion-queries.ts";

/** The global switch and all banners, active and inactive. */
export const PromotionDashboardPage = () => {
  const { promotions: words } = useStaffText();
  const { shell } = useText();
  const navigate = useNavigate();
  const list = useQuery(allPromotionsQuery);
  const failed = list.isError;

  useEffect(() => {
    if (failed) toast.error(messages.generic.errorWhileFetchingData);
  }, [failed]);

  return (
    <Page
      title={words.title}
      back={{ label: shell.back, onBack: () => void navigate(paths.adminDecisionPanel) }}
      footer={
        <LinkButton to={paths.promotionCreate} leftSection={<PlusIcon size={18} />}>
          {words.create}
        </LinkButton>
      }
    >
      {list.isLoading && <SkeletonList label={shell.loading} rows={4} height={96} />}
      {failed && (
        <ErrorState
          title={messages.generic.errorWhileFetchingData}
          retryLabel={shell.retry}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && (
        <>
          <GlobalSwitch on={list.data.promotionActive} />
          <PromotionList promotions={list.data.data} />
        </>
      )}
    </Page>
  );
};
