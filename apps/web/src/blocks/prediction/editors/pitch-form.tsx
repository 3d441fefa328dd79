import { NativeSelect } from "#ui/native-select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useForm } from "#lib/use-form.ts";
import type { SectionOf } from "@teamwright/domain/prediction";
import { t } from "#i18n/translate.ts";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import classes from "../prediction.module.css";
import { pitchNames, weatherNames } from "../section-name.ts";
import { FormFrame } from "./form-frame.tsx";
import type { EditorProps } from "./form-frame.tsx";

/** A field's text as a number; text that is none fails the schema, as an empty one does. */
export const numberIn = (text: string): number | undefined => {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() === "" || Number.isNaN(number) ? undefined : number;
};
export const textOf = (value: number | undefined): string => (value === undefined ? "" : String(value));

/** "Pitch Report": the prediction's title, the ground, the weather, and who wins how often. */
export const PitchForm = (props: EditorProps<SectionOf<0>>) => {
  const { authoring, storedSection } = props;
  const form = useForm({
    initialValues: {
      predictionTitle: storedSection?.predictionTitle ?? "",
      name: storedSection?.name ?? "",
      location: storedSection?.location ?? "",
      pitchType: textOf(storedSection?.pitchType),
      weather: textOf(storedSection?.weather),
      avgScore: textOf(storedSection?.avgScore),
      firstBatting: textOf(storedSection?.firstBatting),
      secondBatting: textOf(storedSection?.secondBatting),
    },
  });
  const { values } = form;
  const cricket = authoring.sport.slug === "cricket";
  const { left_team_name: left, right_team_name: right } = authoring.match;
  return (
    <FormFrame
      {...props}
      fields={() => ({
        ...values,
        pitchType: numberIn(values.pitchType),
        weather: numberIn(values.weather),
        avgScore: numberIn(values.avgScore),
        firstBatting: numberIn(values.firstBatting),
        secondBatting: numberIn(values.secondBatting),
      })}
    >
      <TextInput
        label={t("predictions.predictionTitle")}
        maxLength={120}
        {...form.getInputProps("predictionTitle")}
      />
      <TextInput label={t("predictions.ground")} maxLength={120} {...form.getInputProps("name")} />
      <TextInput label={t("predictions.location")} maxLength={120} {...form.getInputProps("location")} />
      <ChoiceList
        label={t("predictions.pitchType")}
        labelShown
        inline
        choices={pitchNames().map((label, value) => ({ value: String(value), label }))}
        value={values.pitchType === "" ? null : values.pitchType}
        onChange={(value) => {
          form.setFieldValue("pitchType", value);
        }}
      />
      <NativeSelect
        label={t("predictions.weather")}
        data={[
          { value: "", label: t("predictions.choose") },
          ...weatherNames().map((label, value) => ({ value: String(value), label })),
        ]}
        {...form.getInputProps("weather")}
      />
      <TextInput
        label={t("predictions.averageScore")}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps("avgScore")}
      />
      <div className={classes["pair"]}>
        <TextInput
          label={cricket ? t("predictions.firstBattingWins") : t("predictions.sideWins", { side: left })}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps("firstBatting")}
        />
        <TextInput
          label={cricket ? t("predictions.secondBattingWins") : t("predictions.sideWins", { side: right })}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps("secondBatting")}
        />
      </div>
    </FormFrame>
  );
};
