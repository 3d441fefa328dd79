import { t } from "../../../i18n/translate.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import classes from "./admin-matches.module.css";
import { fieldLabel, valueWords } from "./field-words.ts";
import { HandMark } from "./hand-mark.tsx";
import { draftKey } from "./match-draft.ts";
import { matchText, textOf, type MatchField } from "./match-fields.ts";
import type { MatchEditor } from "./use-match-editor.ts";

const states = ["not_started", "in_progress", "finished"] as const;

/** Status, start and series of the match. */
export const MatchHead = ({ editor }: { readonly editor: MatchEditor }) => {
  const { match, draft, mistakes } = editor;

  const control = (field: MatchField) => {
    const key = draftKey(null, field);
    return {
      label: fieldLabel(field),
      value: draft[key] ?? matchText(match, field),
      error: mistakes[key],
      onChange: (event: { currentTarget: { value: string } }) => {
        editor.set(null, field, event.currentTarget.value);
      },
    };
  };
  const mark = (field: MatchField) =>
    field in match.overridden && (
      <HandMark
        editor={editor}
        playerIndex={null}
        field={field}
        what={fieldLabel(field)}
        feed={valueWords(field, textOf(field, match.overridden[field]), match.sport)}
        value={match[field]}
      />
    );

  return (
    <Card heading={t("match-desk.head")} className={classes["form"]}>
      <span className={classes["marks"]}>
        <Chip>{t(`shell.sport.${match.sport}`)}</Chip>
        <Chip>{match.feed}</Chip>
        {match.lineup_out && <Chip tone="ok">{t("shell.badgeLineupsOut")}</Chip>}
        {match.automatic && <Chip tone="accent">{t("match-desk.automatic")}</Chip>}
      </span>
      <div className={classes["stack"]}>
        <NativeSelect
          {...control("status")}
          data={states.map((value) => ({ value, label: t(`match-desk.statuses.${value}`) }))}
        />
        {mark("status")}
      </div>
      <div className={classes["stack"]}>
        <TextInput {...control("match_time")} type="datetime-local" />
        {mark("match_time")}
      </div>
      <div className={classes["stack"]}>
        <TextInput {...control("series")} maxLength={120} />
        {mark("series")}
      </div>
      <span className={classes["small"]}>{match.id}</span>
    </Card>
  );
};
