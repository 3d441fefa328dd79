import { Button } from "@mantine/core";
import type { Promotion } from "@teamwright/contract";
import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { api } from "../../data/api/client.ts";
import { useSubmit } from "../../data/api/use-submit.ts";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.ts";

type DeletePromotionProps = { readonly promotion: Promotion; readonly onDeleted: () => void };

const remove = async (id: string) => api.promotion.delete({ params: { id } });

export const DeletePromotion = ({ promotion, onDeleted }: DeletePromotionProps) => {
  const { promotions: words } = useStaffText();
  const { shell } = useText();
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit(remove);

  const send = async () => {
    const result = await submit(promotion._id);
    if (result === null) return;
    setAsking(false);
    if (!result.ok) {
      toast.error(messages.promotion.deleteFailed);
      return;
    }
    toast.success(messages.promotion.deleted);
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
        {messages.generic.delete}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => {
          setAsking(false);
        }}
        onConfirm={() => void send()}
        question={messages.generic.confirmDelete}
        detail={words.deleteDetail(promotion.label)}
        cancelLabel={shell.cancel}
        confirmLabel={messages.generic.delete}
        danger
        busy={busy}
      />
    </>
  );
};
