import { promotionDesk } from "@teamwright/contract/resources/promotion-desk";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useForm } from "#lib/use-form.ts";
import { apiOf } from "#data/api/client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { paths } from "#lib/paths.ts";
import { LeaveDialog, useLeaveGuard } from "#ui/leave-guard.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";
import { useBackTo } from "#ui/use-back.ts";
import { PreviewCard } from "./preview-card.tsx";
import { PromotionFields } from "./promotion-fields.tsx";
import {
  checkPromotion,
  emptyForm,
  fieldsOf,
  type PromotionFields as Fields,
  type PromotionForm,
} from "./promotion-form.ts";
import { refreshPromotions } from "./promotion-queries.ts";

const api = apiOf({ promotionDesk });

const create = async (body: Fields, options: { readonly idempotencyKey: string }) =>
  api.promotionDesk.create({ body, ...options });

export const PromotionCreatePage = () => {
  const toDashboard = useBackTo(paths.promotionDashboard);
  const form = useForm({ initialValues: emptyForm, validate: checkPromotion });
  const { busy, submit } = useSubmit(create);

  const refuse = () => {
    toast.error(t("replies.fillAllFields"));
  };
  const send = async (values: PromotionForm) => {
    const result = await submit(fieldsOf(values));
    if (result === null) return;
    if (!result.ok) {
      toast.error(t("staff.createFailed"));
      return;
    }
    toast.success(t("replies.created"));
    form.markSaved();
    await refreshPromotions();
    toDashboard();
  };

  const guard = useLeaveGuard(form.isDirty(), toDashboard);

  return (
    <Page
      title={t("shell.title.createPromotion")}
      onBack={guard.onBack}
      aside={<PreviewCard form={form.values} />}
      footer={
        <Button
          loading={busy}
          onClick={() => {
            form.onSubmit((values) => void send(values), refuse)();
          }}
        >
          {t("staff.promotions.submit")}
        </Button>
      }
    >
      <PromotionFields form={form} />
      <LeaveDialog guard={guard} />
    </Page>
  );
};
