import { Button } from "@mantine/core";
import type { Promotion } from "@teamwright/contract";
import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../data/api/client.ts";
import { useSubmit } from "../../data/api/use-submit.ts";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { Page } from "../../ui/page.tsx";
import { toast } from "../../ui/toast.ts";
import { DeletePromotion } from "./delete-promotion.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { PromotionFields } from "./promotion-fields.tsx";
import {
  checkPromotion,
  differs,
  fieldsOf,
  formOf,
  type PromotionFields as Fields,
  type PromotionProblems,
} from "./promotion-form.ts";
import { refreshPromotions } from "./promotion-queries.ts";

const edit = async ({ id, body }: { readonly id: string; readonly body: Fields }) =>
  api.promotion.edit({ params: { id }, body });

export const PromotionEditor = ({ stored }: { readonly stored: Promotion }) => {
  const { promotions: words } = useStaffText();
  const { shell } = useText();
  const navigate = useNavigate();
  const [form, setForm] = useState(() => formOf(stored));
  const [problems, setProblems] = useState<PromotionProblems>({});
  const { busy, submit } = useSubmit(edit);

  const leave = async () => {
    await refreshPromotions();
    await navigate(paths.promotionDashboard);
  };
  const send = async () => {
    const found = checkPromotion(form);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      toast.error(messages.promotion.fillAllFields);
      return;
    }
    const result = await submit({ id: stored._id, body: fieldsOf(form) });
    if (result === null) return;
    if (!result.ok) {
      toast.error(messages.promotion.updateFailed);
      return;
    }
    toast.success(messages.promotion.updated);
    await leave();
  };

  return (
    <Page
      title={words.editTitle}
      back={{ label: shell.back, onBack: () => void navigate(paths.promotionDashboard) }}
      aside={<PreviewCard form={form} />}
      footer={
        <>
          <DeletePromotion promotion={stored} onDeleted={() => void leave()} />
          <Button disabled={!differs(form, stored)} loading={busy} onClick={() => void send()}>
            {messages.generic.update}
          </Button>
        </>
      }
    >
      <PromotionFields
        form={form}
        problems={problems}
        onChange={(next) => {
          setForm(next);
          setProblems({});
        }}
      />
    </Page>
  );
};
