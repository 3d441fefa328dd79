import { TextInput } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useStaffText } from "../../i18n/staff-text.ts";
import { Card } from "../../ui/card.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { SwitchRow } from "../../ui/switch-row.tsx";
import classes from "./admin-promotions.module.css";
import type { PromotionForm, PromotionProblems } from "./promotion-form.ts";

type PromotionFieldsProps = {
  readonly form: PromotionForm;
  readonly problems: PromotionProblems;
  readonly onChange: (form: PromotionForm) => void;
};

type TextField = "label" | "imageUrl" | "notificationUrl" | "order";

/** The fields of a promotion, for creating and editing. */
export const PromotionFields = ({ form, problems, onChange }: PromotionFieldsProps) => {
  const { promotions: words } = useStaffText();
  const field = (name: TextField) => ({
    value: form[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      onChange({ ...form, [name]: event.currentTarget.value });
    },
  });
  return (
    <Card className={classes["form"]}>
      <TextInput label={words.label} description={words.labelHint} maxLength={120} {...field("label")} />
      <TextInput
        label={words.imageUrl}
        description={words.imageHint}
        inputMode="url"
        maxLength={500}
        {...field("imageUrl")}
      />
      <div role="group" aria-label={words.urlType} className={classes["types"]}>
        <span className={classes["typesLabel"]}>{words.urlType}</span>
        {([0, 1] as const).map((urlType) => (
          <ChipButton
            key={urlType}
            pressed={form.urlType === urlType}
            onClick={() => {
              onChange({ ...form, urlType });
            }}
          >
            {urlType === 0 ? messages.promotion.external : messages.promotion.internal}
          </ChipButton>
        ))}
      </div>
      <TextInput
        label={words.notificationUrl}
        description={form.urlType === 0 ? words.externalHint : words.internalHint}
        inputMode="url"
        maxLength={500}
        {...field("notificationUrl")}
      />
      <TextInput
        label={words.orderField}
        description={words.orderHint}
        inputMode="numeric"
        maxLength={5}
        {...field("order")}
      />
      <SwitchRow
        label={words.active}
        hint={words.activeHint}
        checked={form.active}
        onChange={(active) => {
          onChange({ ...form, active });
        }}
      />
    </Card>
  );
};
