import { checkPrediction } from "@teamwright/domain/prediction";
import type { SectionOf } from "@teamwright/domain/prediction";
import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import { Notice } from "#ui/notice.tsx";
import { roleName } from "#blocks/role-name.ts";
import { frequencyReady, roleCountsOf } from "../authoring.ts";
import classes from "../prediction.module.css";
import { FormFrame } from "./form-frame.tsx";
import type { EditorProps } from "./form-frame.tsx";

type RoleFrequencies = readonly (readonly number[])[];

/** "Role Frequency": for each side and role, how many players a team may take. */
export const FrequencyForm = (props: EditorProps<SectionOf<11>>) => {
  const { authoring, storedSection } = props;
  const { sport, match, sections } = authoring;
  const none = sport.roles.map((): readonly number[] => []);
  const [counts, setCounts] = useState<readonly [left: RoleFrequencies, right: RoleFrequencies]>([
    storedSection?.selectedList.left ?? none,
    storedSection?.selectedList.right ?? none,
  ]);
  if (!frequencyReady(sections)) return <Notice tone="warn">{t("predictions.roleFrequencyNeeds")}</Notice>;

  /** The right side's counts of a role are offered by the left side's, so they are chosen anew after these. */
  const toggle = (side: 0 | 1, role: number, count: number) => {
    const before = counts[side][role] ?? [];
    const after = before.includes(count)
      ? before.filter((each) => each !== count)
      : [...before, count].toSorted((one, other) => one - other);
    const put = (list: RoleFrequencies, value: readonly number[]) =>
      list.map((each, at) => (at === role ? value : each));
    setCounts(side === 0 ? [put(counts[0], after), put(counts[1], [])] : [counts[0], put(counts[1], after)]);
  };
  const fields = () => ({ selectedList: { left: counts[0], right: counts[1] } });
  const check = () => {
    const selectedList = {
      left: counts[0].map((each) => [...each]),
      right: counts[1].map((each) => [...each]),
    };
    const section = { id: 11 as const, title: "", notes: false, extra: "", selectedList };
    const problem = checkPrediction({ sport: sport.index, players: [] }, [section]);
    return problem === null ? null : t("replies.invalidSelection");
  };
  return (
    <FormFrame {...props} fields={fields} check={check}>
      <p className={classes["hint"]}>{t("predictions.frequencyLead")}</p>
      {([match.left_team_name, match.right_team_name] as const).map((name, index) => {
        const side = index === 0 ? 0 : 1;
        return (
          <Card key={name} heading={name}>
            {sport.roles.map((role, at) => (
              <fieldset key={role.code} className={classes["role"]}>
                <legend>{roleName({ code: role.code, name: role.frequencyName ?? role.name })}</legend>
                <div className={classes["counts"]}>
                  {roleCountsOf(authoring, side, at, side === 0 ? [] : (counts[0][at] ?? [])).map((count) => (
                    <ChipButton
                      key={count}
                      pressed={(counts[side][at] ?? []).includes(count)}
                      label={t("predictions.countOf", { side: name, role: role.code, count })}
                      onClick={() => {
                        toggle(side, at, count);
                      }}
                    >
                      {count}
                    </ChipButton>
                  ))}
                </div>
              </fieldset>
            ))}
          </Card>
        );
      })}
    </FormFrame>
  );
};
