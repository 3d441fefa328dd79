import { messages } from "@teamwright/domain/messages";
import { useStaffText } from "../../i18n/staff-text.ts";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import classes from "./admin-promotions.module.css";
import { BannerPreview } from "./banner-preview.tsx";
import type { PromotionForm } from "./promotion-form.ts";

/** The banner as it will be, while it is being filled in. */
export const PreviewCard = ({ form }: { readonly form: PromotionForm }) => {
  const { promotions: words } = useStaffText();
  return (
    <Card heading={words.preview} className={classes["form"]}>
      <BannerPreview src={form.imageUrl.trim()} label={form.label} />
      <span className={classes["itemHead"]}>
        <Chip tone={form.active ? "ok" : "neutral"}>
          {form.active ? messages.generic.active : messages.generic.inactive}
        </Chip>
        <span className={classes["address"]}>
          {form.notificationUrl.trim() !== "" && words.opens(form.notificationUrl.trim())}
        </span>
      </span>
    </Card>
  );
};
