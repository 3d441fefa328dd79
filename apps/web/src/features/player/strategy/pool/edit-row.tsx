import { t } from "#i18n/translate.ts";
import { NativeSelect } from "#ui/native-select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { Player, Sport } from "@teamwright/domain";
import { Picture } from "#ui/picture.tsx";
import classes from "./pool.module.css";
import { readFigure } from "./read-edits.ts";
import type { EditFields } from "./read-edits.ts";

interface EditRowProps {
  readonly player: Player;
  readonly sport: Sport;
  readonly fields: EditFields;
  /** The user tried to save: wrong figures show their problem. */
  readonly checked: boolean;
  readonly onFields: (fields: EditFields) => void;
}

/** One player's credits, percentage and role as fields. */
export const EditRow = ({ player, sport, fields, checked, onFields }: EditRowProps) => {
  const side = player.team_index === 0 ? "left" : "right";
  const problemOf = (typed: string | undefined) =>
    checked && typed !== undefined && readFigure(typed) === null
      ? t("replies.invalidInput", { field: player.name })
      : undefined;
  return (
    <li className={classes["edit"]}>
      <span className={classes["editWho"]}>
        <Picture src={player.image} name={player.name} side={side} size={32} />
        <span className={classes["editName"]}>{player.name}</span>
      </span>
      <TextInput
        label={t("strategy.creditsShort")}
        aria-label={t("strategy.creditsOf", { name: player.name })}
        inputMode="decimal"
        error={problemOf(fields.credits)}
        value={fields.credits ?? String(player.credits)}
        onChange={(event) => {
          onFields({ ...fields, credits: event.currentTarget.value });
        }}
      />
      <TextInput
        label={t("strategy.selectedBy")}
        aria-label={t("strategy.percentageOf", { name: player.name })}
        inputMode="decimal"
        error={problemOf(fields.percentage)}
        value={fields.percentage ?? String(player.selected_by ?? "")}
        onChange={(event) => {
          onFields({ ...fields, percentage: event.currentTarget.value });
        }}
      />
      <NativeSelect
        label={t("strategy.role")}
        aria-label={t("strategy.roleOf", { name: player.name })}
        value={fields.role ?? player.role}
        onChange={(event) => {
          onFields({ ...fields, role: Number(event.currentTarget.value) });
        }}
        data={sport.roles.map(({ code }, index) => ({ value: String(index), label: code }))}
      />
    </li>
  );
};
