import { t } from "#i18n/translate.ts";
import type { RoleCounts, Sport } from "@teamwright/domain";
import { roleName } from "#blocks/role-name.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import classes from "./frequency.module.css";

interface FrequencyEditorProps {
  readonly sport: Sport;
  /** Names the side, and the percentage group where there is one. */
  readonly heading: string;
  readonly counts: RoleCounts;
  readonly onCounts: (counts: RoleCounts) => void;
}

/** For each role the allowed counts from one side. */
export const FrequencyEditor = ({ sport, heading, counts, onCounts }: FrequencyEditorProps) => {
  const toggle = (role: number, count: number) => {
    const allowed = counts[role] ?? [];
    const next = allowed.includes(count) ? allowed.filter((each) => each !== count) : [...allowed, count];
    onCounts(sport.roles.map((_, at) => (at === role ? next.toSorted((a, b) => a - b) : (counts[at] ?? []))));
  };
  return (
    <Card heading={heading}>
      {sport.roles.map((role, index) => {
        const name = roleName({ code: role.code, name: role.frequencyName ?? role.name });
        return (
          <fieldset key={role.code} className={classes["role"]}>
            <legend className={classes["name"]}>{name}</legend>
            <div className={classes["counts"]}>
              {Array.from({ length: role.max + 1 }, (_, count) => (
                <ChipButton
                  key={count}
                  pressed={(counts[index] ?? []).includes(count)}
                  onClick={() => {
                    toggle(index, count);
                  }}
                >
                  <span className="visually-hidden">
                    {t("strategy.countOf", { side: heading, role: name })}
                  </span>
                  {count}
                </ChipButton>
              ))}
            </div>
          </fieldset>
        );
      })}
    </Card>
  );
};
