import { promotionDesk } from "@teamwright/contract/resources/promotion-desk";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useForm } from "#lib/use-form.ts";
import type { Promotion } from "@teamwright/contract";
import { useState } from "react";
import { apiOf } from "#data/api/client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { paths } from "#lib/paths.ts";
import { LeaveDialog, useLeaveGuard } from "#ui/leave-guard.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";
import { useBackTo } from "#ui/use-back.ts";
import { DeletePromotion } from "./delete-promotion.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { PromotionFields } from "./promotion-fields.tsx";
import {
  checkPromotion,
  differs,
  fieldsOf,
  formOf,
  type PromotionFields as Fields,
  type PromotionForm,
} from "./promotion-form.ts";
import { refreshPromotions } from "./promotion-queries.ts";
import classes from "./admin-promotions.module.css";

const api = apiOf({ promotionDesk });

interface PromotionEdit {
  readonly storedPromotion: Promotion;
  readonly fields: Fields;
}
/** Refused when another admin changed the promotion while the form was open. */
const edit = async ({ storedPromotion: { _id: id, ...before }, fields }: PromotionEdit) =>
  api.promotionDesk.edit({ params: { id }, body: { ...fields, before } });

export const PromotionEditor = ({ promotion }: { readonly promotion: Promotion }) => {
  // As the fields were filled: it is read again when the connection comes back.
  const [filledWith] = useState(promotion);
  const form = useForm({ initialValues: formOf(filledWith), validate: checkPromotion });
  const { busy, submit } = useSubmit(edit);

  const toDashboard = useBackTo(paths.promotionDashboard);
  const leave = async () => {
    form.markSaved();
    await refreshPromotions();
    toDashboard();
  };
  const refuse = () => {
    toast.error(t("replies.fillAllFields"));
  };
  const send = async (values: PromotionForm) => {
    const result = await submit({ storedPromotion: filledWith, fields: fieldsOf(values) });
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.code === "conflict" ? result.message : t("staff.updateFailed"));
      return;
    }
    toast.success(t("replies.updated"));
    await leave();
  };
  const isUnsaved = form.isDirty() && differs(form.values, filledWith);
  const guard = useLeaveGuard(isUnsaved, toDashboard);

  return (
    <Page
      title={t("shell.title.editPromotion")}
      onBack={guard.onBack}
      aside={<PreviewCard form={form.values} />}
      footer={
        <Button
          disabled={!isUnsaved}
          loading={busy}
          onClick={() => {
            form.onSubmit((values) => void send(values), refuse)();
          }}
        >
          {t("staff.update")}
        </Button>
      }
    >
      <PromotionFields form={form} />
      {/* Away from the button that is tapped every day. */}
      <p className={classes["deletion"]}>
        <DeletePromotion promotion={promotion} onDeleted={() => void leave()} />
      </p>
      <LeaveDialog guard={guard} />
    </Page>
  );
};
