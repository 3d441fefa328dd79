import { t } from "#i18n/translate.ts";
import { NativeSelect } from "#ui/native-select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { sportBySlug } from "@teamwright/domain";
import { fieldLabel } from "./field-words.ts";
import { draftKey } from "./match-draft.ts";
import { playerText, type PlayerField as Field } from "./match-fields.ts";
import type { AdminPlayer } from "./match-queries.ts";
import type { MatchEditor } from "./use-match-editor.ts";

type PlayerFieldProps = {
  readonly editor: MatchEditor;
  readonly player: AdminPlayer;
  readonly field: Field;
};

const availabilities = ["announced", "unavailable", "substitute", "other"] as const;
const texts: readonly Field[] = ["name", "pl_id"];

/** The control of one value; its name includes the player's. */
export const PlayerField = ({ editor, player, field }: PlayerFieldProps) => {
  const key = draftKey(player.player_index, field);
  const label = fieldLabel(field, editor.match.sport);
  const control = {
    label,
    "aria-label": `${label}, ${player.name}`,
    value: editor.draft[key] ?? playerText(player, field),
    error: editor.mistakes[key],
    onChange: (event: { currentTarget: { value: string } }) => {
      editor.set(player.player_index, field, event.currentTarget.value);
    },
  };
  if (field === "role") {
    const roles = sportBySlug(editor.match.sport)?.roles ?? [];
    return (
      <NativeSelect
        {...control}
        data={roles.map(({ code }, index) => ({ value: String(index), label: code }))}
      />
    );
  }
  if (field === "availability")
    return (
      <NativeSelect
        {...control}
        data={[
          { value: "", label: t("match-desk.unknown") },
          ...availabilities.map((value) => ({ value, label: t(`match-desk.availabilities.${value}`) })),
        ]}
      />
    );
  return <TextInput {...control} inputMode={texts.includes(field) ? "text" : "decimal"} autoComplete="off" />;
};
