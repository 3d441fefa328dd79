import { t } from "#i18n/translate.ts";
import { TextInput } from "#ui/text-input.tsx";
import type { Form } from "#lib/use-form.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import { SwitchRow } from "#ui/switch-row.tsx";
import classes from "./admin-promotions.module.css";
import type { PromotionForm } from "./promotion-form.ts";

/** The fields of a promotion, for creating and editing. */
export const PromotionFields = ({ form }: { readonly form: Form<PromotionForm> }) => {
  const { urlType, active } = form.values;
  return (
    <Card className={classes["form"]}>
      <TextInput
        label={t("staff.promotions.label")}
        description={t("staff.promotions.labelHint")}
        maxLength={120}
        {...form.getInputProps("label")}
      />
      <TextInput
        label={t("staff.promotions.labelHi")}
        description={t("staff.promotions.translationHint")}
        lang="hi"
        maxLength={120}
        {...form.getInputProps("labelHi")}
      />
      <TextInput
        label={t("staff.promotions.labelTe")}
        description={t("staff.promotions.translationHint")}
        lang="te"
        maxLength={120}
        {...form.getInputProps("labelTe")}
      />
      <TextInput
        label={t("staff.promotions.imageUrl")}
        description={t("staff.promotions.imageHint")}
        inputMode="url"
        maxLength={500}
        {...form.getInputProps("imageUrl")}
      />
      <div role="group" aria-label={t("staff.promotions.urlType")} className={classes["types"]}>
        <span className={classes["typesLabel"]}>{t("staff.promotions.urlType")}</span>
        {([0, 1] as const).map((type) => (
          <ChipButton
            key={type}
            pressed={urlType === type}
            onClick={() => {
              form.setFieldValue("urlType", type);
              form.clearFieldError("notificationUrl");
            }}
          >
            {type === 0 ? t("staff.external") : t("staff.internal")}
          </ChipButton>
        ))}
      </div>
      <TextInput
        label={t("staff.promotions.notificationUrl")}
        description={urlType === 0 ? t("staff.promotions.externalHint") : t("staff.promotions.internalHint")}
        inputMode="url"
        maxLength={500}
        {...form.getInputProps("notificationUrl")}
      />
      <TextInput
        label={t("staff.promotions.orderField")}
        description={t("staff.promotions.orderHint")}
        inputMode="numeric"
        maxLength={5}
        {...form.getInputProps("order")}
      />
      <SwitchRow
        label={t("staff.promotions.active")}
        hint={t("staff.promotions.activeHint")}
        checked={active}
        onChange={(checked) => {
          form.setFieldValue("active", checked);
        }}
      />
    </Card>
  );
};
