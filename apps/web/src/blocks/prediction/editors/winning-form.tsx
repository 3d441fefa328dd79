import type { SectionOf } from "@teamwright/domain/prediction";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import { winningNames } from "../section-name.ts";
import { FormFrame } from "./form-frame.tsx";
import type { EditorProps } from "./form-frame.tsx";
import { numberIn, textOf } from "./pitch-form.tsx";

/** "Winning Card": which side wins, and how clearly. */
export const WinningForm = (props: EditorProps<SectionOf<1>>) => {
  const { match } = props.authoring;
  const [team, setTeam] = useState(textOf(props.storedSection?.winningTeam));
  const [type, setType] = useState(textOf(props.storedSection?.winningType));
  const choices = (labels: readonly string[]) =>
    labels.map((label, value) => ({ value: String(value), label }));
  return (
    <FormFrame {...props} fields={() => ({ winningTeam: numberIn(team), winningType: numberIn(type) })}>
      <ChoiceList
        label={t("predictions.winningTeam")}
        labelShown
        choices={choices([match.left_team_name, match.right_team_name])}
        value={team === "" ? null : team}
        onChange={setTeam}
      />
      <ChoiceList
        label={t("predictions.winningType")}
        labelShown
        choices={choices(winningNames())}
        value={type === "" ? null : type}
        onChange={setType}
      />
    </FormFrame>
  );
};
