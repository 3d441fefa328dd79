import { promotionDesk } from "@teamwright/contract/resources/promotion-desk";
import { t } from "#i18n/translate.ts";
import { apiOf } from "#data/api/client.ts";
import { queryClient } from "#data/api/query-client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { SwitchRow } from "#ui/switch-row.tsx";
import { toast } from "#ui/toast.ts";
import { allPromotionsQuery, refreshPromotions } from "./promotion-queries.ts";

const api = apiOf({ promotionDesk });

const setSwitch = async (notificationActive: boolean) =>
  api.promotionDesk.setActive({ body: { notificationActive } });

/** Shows all promotions or none, in the specification's words: Enabled, Disabled. */
export const GlobalSwitch = ({ on }: { readonly on: boolean }) => {
  const { busy, submit } = useSubmit(setSwitch);

  const change = async (next: boolean) => {
    const result = await submit(next);
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.status === 0 ? t("shell.somethingWentWrong") : result.message);
      return;
    }
    const { promotionActive } = result.data;
    queryClient.setQueryData(allPromotionsQuery.queryKey, (shown) => shown && { ...shown, promotionActive });
    await refreshPromotions();
    toast.success(promotionActive ? t("staff.enabled") : t("staff.disabled"));
  };

  return (
    <Card>
      <SwitchRow
        label={t("staff.promotions.globalSwitch")}
        hint={t("staff.promotions.globalHint")}
        checked={on}
        disabled={busy}
        mark={<Chip tone={on ? "ok" : "warn"}>{on ? t("staff.enabled") : t("staff.disabled")}</Chip>}
        onChange={(next) => void change(next)}
      />
    </Card>
  );
};
