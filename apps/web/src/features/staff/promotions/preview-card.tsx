import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import classes from "./admin-promotions.module.css";
import { BannerPreview } from "./banner-preview.tsx";
import type { PromotionForm } from "./promotion-form.ts";

/** A live preview of the banner. */
export const PreviewCard = ({ form }: { readonly form: PromotionForm }) => {
  return (
    <Card heading={t("staff.promotions.preview")} className={classes["form"]}>
      <BannerPreview src={form.imageUrl.trim()} label={form.label} />
      <span className={classes["itemHead"]}>
        <Chip tone={form.active ? "ok" : "neutral"}>
          {form.active ? t("staff.active") : t("staff.inactive")}
        </Chip>
        <span className={classes["address"]}>
          {form.notificationUrl.trim() !== "" &&
            t("staff.promotions.opens", { address: form.notificationUrl.trim() })}
        </span>
      </span>
    </Card>
  );
};
