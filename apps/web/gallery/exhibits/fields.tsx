import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { NativeSelect } from "#ui/native-select.tsx";
import { NumberInput } from "#ui/number-input.tsx";
import type { TypedNumber } from "#ui/number-text.ts";
import { PasswordInput } from "#ui/password-input.tsx";
import { PhoneField } from "#ui/phone-field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import type { Exhibit } from "../exhibit.tsx";

const Credits = ({ clampBehavior }: { readonly clampBehavior: "blur" | "none" }) => {
  const [value, setValue] = useState<TypedNumber>(60);
  return (
    <NumberInput
      label={t("strategy.creditsShort")}
      description={`50–100, ${clampBehavior}`}
      min={50}
      max={100}
      value={value}
      onChange={setValue}
      clampBehavior={clampBehavior}
    />
  );
};

const Phone = ({ search }: { readonly search: boolean }) => {
  const [digits, setDigits] = useState("");
  const clear = search ? { clearLabel: t("strategy.closeSearch") } : {};
  return <PhoneField label={t("profile.phone")} value={digits} onChange={setDigits} {...clear} />;
};

export const fields = (): readonly Exhibit[] => [
  {
    name: "text-input",
    content: (
      <>
        <TextInput label={t("profile.name")} description={t("profile.passkeyNameHint")} />
        <TextInput label={t("profile.email")} error={t("shell.somethingWentWrong")} defaultValue="a@b" />
        <TextInput label={t("profile.name")} required disabled defaultValue={t("profile.notGiven")} />
      </>
    ),
  },
  {
    name: "textarea",
    content: <Textarea label={t("profile.details")} defaultValue={t("shell.offlineHint")} />,
  },
  {
    name: "native-select",
    content: (
      <NativeSelect
        label={t("strategy.sortBy")}
        data={[t("strategy.sortForecast"), t("strategy.sortCredits"), t("strategy.sortName")]}
      />
    ),
  },
  { name: "number-input", content: <Credits clampBehavior="blur" /> },
  { name: "number-input, not clamped", content: <Credits clampBehavior="none" /> },
  { name: "phone-field", content: <Phone search={false} /> },
  { name: "phone-field, search", content: <Phone search /> },
  {
    name: "password-input",
    content: (
      <PasswordInput
        label={t("shell.title.changePassword")}
        toggleLabel={t("teams.filters.show", { n: 1 })}
        defaultValue="correct horse"
      />
    ),
  },
];
