import { toast } from "#ui/toast.ts";
import { useState } from "react";
import { type Language, languageNames, setLanguage, t, useLanguage } from "#i18n/translate.ts";
import { setColorScheme, useColorScheme, type ColorScheme } from "#lib/color-scheme.ts";
import { Card } from "#ui/card.tsx";
import classes from "./profile-page.module.css";

type PreferenceProps<Value extends string> = {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly language?: string }[];
  readonly onChange: (value: Value) => void;
};

const Choice = <Value extends string>({ name, label, value, options, onChange }: PreferenceProps<Value>) => (
  <fieldset className={classes["setting"]}>
    <legend>{label}</legend>
    <div className={classes["choices"]}>
      {options.map((option) => (
        <label key={option.value} className={classes["choice"]} lang={option.language}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </div>
  </fieldset>
);

const languageOptions = (Object.keys(languageNames) as Language[]).map((value) => ({
  value,
  label: languageNames[value],
  language: value,
}));

/** Language and light or dark, kept on this device. */
export const Preferences = () => {
  const language = useLanguage();
  const [chosenLanguage, setChosenLanguage] = useState<Language | null>(null);
  const change = async (next: Language) => {
    setChosenLanguage(next);
    // Without a connection the texts of another language may not be on the device.
    await setLanguage(next).catch(() => {
      toast.error(t("shell.somethingWentWrong"));
    });
    setChosenLanguage(null);
  };
  return (
    <Card level={3} heading={t("profile.settings")}>
      <Choice
        name="language"
        label={t("shell.language")}
        value={chosenLanguage ?? language}
        options={languageOptions}
        onChange={(next) => void change(next)}
      />
      <Choice<ColorScheme>
        name="appearance"
        label={t("shell.appearance")}
        value={useColorScheme()}
        options={[
          { value: "auto", label: t("shell.appearanceAuto") },
          { value: "light", label: t("shell.appearanceLight") },
          { value: "dark", label: t("shell.appearanceDark") },
        ]}
        onChange={setColorScheme}
      />
    </Card>
  );
};
