import { useMantineColorScheme, type MantineColorScheme } from "@mantine/core";
import { languages, setLanguage, useLanguage, useText, type Language } from "../../i18n/text.ts";
import { Card } from "../../ui/card.tsx";
import classes from "./profile-page.module.css";

type ChoiceProps<Value extends string> = {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly language?: string }[];
  readonly onChange: (value: Value) => void;
};

const Choice = <Value extends string>({ name, label, value, options, onChange }: ChoiceProps<Value>) => (
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

const languageOptions = (Object.keys(languages) as Language[]).map((value) => ({
  value,
  label: languages[value],
  language: value,
}));

/** Language and light or dark, kept on this device. */
export const Preferences = () => {
  const { shell, profile } = useText();
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card heading={profile.settings}>
      <Choice
        name="language"
        label={shell.language}
        value={language}
        options={languageOptions}
        onChange={(next) => void setLanguage(next)}
      />
      <Choice<MantineColorScheme>
        name="appearance"
        label={shell.appearance}
        value={colorScheme}
        options={[
          { value: "auto", label: shell.appearanceAuto },
          { value: "light", label: shell.appearanceLight },
          { value: "dark", label: shell.appearanceDark },
        ]}
        onChange={setColorScheme}
      />
    </Card>
  );
};
