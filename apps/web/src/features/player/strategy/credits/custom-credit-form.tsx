import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useState } from "react";
import { changeBounds } from "#data/strategy/change-bounds.ts";
import { customCreditsOf, replacingCredits } from "#data/strategy/custom-credits.ts";
import type { CustomCredits } from "#data/strategy/custom-credits.ts";
import { checkCustomCredits } from "#data/strategy/step-rules.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { FormButtons } from "../flow/form-buttons.tsx";
import classes from "./credits.module.css";

type CreditTextFields = readonly [oneMin: string, oneMax: string, twoMin: string, twoMax: string];
type CustomCreditsType = CustomCredits["type"];

const TABS = "custom-credits";
const numberOf = (text: string | undefined) =>
  text === undefined || text.trim() === "" ? Number.NaN : Number(text);

const fieldsOf = (custom: CustomCredits | null, type: CustomCreditsType): CreditTextFields => {
  if (custom?.type !== type) return ["", "", "", ""];
  const [oneMin, oneMax, twoMin, twoMax] = [...custom.one, ...custom.two].map(String);
  return [oneMin ?? "", oneMax ?? "", twoMin ?? "", twoMax ?? ""];
};

interface CustomCreditFormProps {
  readonly context: StrategyContext;
  readonly onClose: () => void;
  readonly onInfo: () => void;
}

/** A range for each side, or for each percentage group; the team's own range is then 70 to 100. */
export const CustomCreditForm = ({ context, onClose, onInfo }: CustomCreditFormProps) => {
  const { draft, match } = context;
  const custom = customCreditsOf(draft.strategy);
  const [type, setType] = useState<CustomCreditsType>(custom?.type ?? "partition");
  const [fields, setFields] = useState<CreditTextFields>(() => fieldsOf(custom, type));
  const [problem, setProblem] = useState<string | null>(null);
  const names =
    type === "partition"
      ? [match.left_team_name, match.right_team_name]
      : [t("strategy.lowGroup"), t("strategy.highGroup")];

  const save = () => {
    const [oneMin, oneMax, twoMin, twoMax] = fields.map(numberOf);
    const ranges: CustomCredits = {
      type,
      one: [oneMin ?? Number.NaN, oneMax ?? Number.NaN],
      two: [twoMin ?? Number.NaN, twoMax ?? Number.NaN],
    };
    const wrong = checkCustomCredits(ranges);
    setProblem(wrong);
    if (wrong !== null) return;
    strategyStore.change(({ strategy, replacedCredits }) => ({
      strategy: changeBounds(strategy, replacingCredits(ranges)),
      replacedCredits: custom === null ? (strategy.credits ?? null) : replacedCredits,
    }));
    onClose();
  };
  const field = (at: 0 | 1 | 2 | 3, label: string) => (
    <TextInput
      label={label}
      inputMode="decimal"
      value={fields[at]}
      onChange={(event) => {
        const next: [string, string, string, string] = [...fields];
        next[at] = event.currentTarget.value;
        setFields(next);
      }}
    />
  );
  return (
    <div className={classes["stack"]}>
      <Tabs
        id={TABS}
        label={t("strategy.selectCreditRange")}
        items={[
          { value: "partition", label: t("strategy.partition") },
          { value: "percentage", label: t("strategy.percentage") },
        ]}
        value={type}
        onChange={(next) => {
          setType(next);
          setFields(fieldsOf(custom, next));
        }}
      />
      <TabPanel id={TABS} value={type}>
        {([0, 1] as const).map((index) => (
          <fieldset key={index} className={classes["group"]}>
            <legend className={classes["legend"]}>{names[index]}</legend>
            <div className={classes["fields"]}>
              {field(index === 0 ? 0 : 2, t("strategy.minCredits"))}
              {field(index === 0 ? 1 : 3, t("strategy.maxCredits"))}
            </div>
          </fieldset>
        ))}
      </TabPanel>
      <FormButtons problem={problem} onCancel={onClose}>
        <Button variant="soft" onClick={onInfo}>
          {t("strategy.info")}
        </Button>
        <Button onClick={save}>{t("strategy.continue")}</Button>
      </FormButtons>
    </div>
  );
};
