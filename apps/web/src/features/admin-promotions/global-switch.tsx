import { messages } from "@teamwright/domain/messages";
import { api } from "../../data/api/client.ts";
import { queryClient } from "../../data/api/query-client.ts";
import { useSubmit } from "../../data/api/use-submit.ts";
import { useStaffText } from "../../i18n/staff-text.ts";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import { toast } from "../../ui/toast.ts";
import { allPromotionsQuery, refreshPromotions } from "./promotion-queries.ts";

const setSwitch = async (notificationActive: boolean) =>
  api.utilityDb.setPromotion({ body: { notificationActive } });

/** Shows all promotions or none, in the specification's words: Enabled, Disabled. */
export const GlobalSwitch = ({ on }: { readonly on: boolean }) => {
  const { promotions: words } = useStaffText();
  const { busy, submit } = useSubmit(setSwitch);

  const change = async (next: boolean) => {
    const result = await submit(next);
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.status === 0 ? messages.generic.somethingWentWrong : result.message);
      return;
    }
    const { promotionActive } = result.data;
    queryClient.setQueryData(allPromotionsQuery.queryKey, (shown) => shown && { ...shown, promotionActive });
    await refreshPromotions();
    toast.success(promotionActive ? messages.generic.enabled : messages.generic.disabled);
  };

  return (
    <Card>
      <SwitchRow
        label={words.globalSwitch}
        hint={words.globalHint}
        checked={on}
        disabled={busy}
        mark={
          <Chip tone={on ? "ok" : "warn"}>{on ? messages.generic.enabled : messages.generic.disabled}</Chip>
        }
        onChange={(next) => void change(next)}
      />
    </Card>
  );
};
