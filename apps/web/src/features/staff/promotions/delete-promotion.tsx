import { promotionDesk } from "@teamwright/contract/resources/promotion-desk";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import type { Promotion } from "@teamwright/contract";
import { useState } from "react";
import { apiOf } from "#data/api/client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast.ts";

const api = apiOf({ promotionDesk });

type DeletePromotionProps = { readonly promotion: Promotion; readonly onDeleted: () => void };

const remove = async (id: string) => api.promotionDesk.delete({ params: { id } });

export const DeletePromotion = ({ promotion, onDeleted }: DeletePromotionProps) => {
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit(remove);

  const send = async () => {
    const result = await submit(promotion._id);
    if (result === null) return;
    setAsking(false);
    if (!result.ok) {
      toast.error(t("staff.deleteFailed"));
      return;
    }
    toast.success(t("replies.deleted"));
    onDeleted();
  };

  return (
    <>
      <Button
        variant="soft"
        onClick={() => {
          setAsking(true);
        }}
      >
        {t("staff.delete")}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => void send()}
        question={t("staff.confirmDelete")}
        detail={t("staff.promotions.deleteDetail", { label: promotion.label })}
        confirmLabel={t("staff.delete")}
        danger
        busy={busy}
      />
    </>
  );
};
