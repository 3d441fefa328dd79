import { Button } from "@mantine/core";
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
import { PreviewCard } from "./preview-card.tsx";
import { PromotionFields } from "./promotion-fields.tsx";
import {
  checkPromotion,
  emptyForm,
  fieldsOf,
  type PromotionFields as Fields,
  type PromotionProblems,
} from "./promotion-form.ts";
import { refreshPromotions } from "./promotion-queries.ts";

const create = async (body: Fields, options: { readonly idempotencyKey: string }) =>
  api.promotion.create({ body, ...options });

export const PromotionCreatePage = () => {
  const { promotions: words } = useStaffText();
  const { shell } = useText();
  const navigate = useNavigate();
  const [form, setForm] = useState(emptyForm);
  const [problems, setProblems] = useState<PromotionProblems>({});
  const { busy, submit } = useSubmit(create);

  const send = async () => {
    const found = checkPromotion(form);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      toast.error(messages.promotion.fillAllFields);
      return;
    }
    const result = await submit(fieldsOf(form));
    if (result === null) return;
    if (!result.ok) {
      toast.error(messages.promotion.createFailed);
      return;
    }
    toast.success(messages.promotion.created);
    await refreshPromotions();
    await navigate(paths.promotionDashboard);
  };

  return (
    <Page
      title={words.createTitle}
      back={{ label: shell.back, onBack: () => void navigate(paths.promotionDashboard) }}
      aside={<PreviewCard form={form} />}
      footer={
        <Button loading={busy} onClick={() => void send()}>
          {words.submit}
        </Button>
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
