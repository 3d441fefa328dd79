import { t } from "#i18n/translate.ts";
import { NativeSelect } from "#ui/native-select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import classes from "./admin-matches.module.css";
import { fieldLabel, valueWords } from "./field-words.ts";
import { HandMark } from "./hand-mark.tsx";
import { MergeMatch } from "./merge-match.tsx";
import { draftKey } from "./match-draft.ts";
import { matchText, sideFields, textOf, type MatchField } from "./match-fields.ts";
import type { MatchEditor } from "./use-match-editor.ts";

const states = ["not_started", "in_progress", "finished", "postponed", "abandoned", "cancelled"] as const;

const limits = { series: 120, venue: 160, name: 80, short: 12, image: 500 } as const;
const limitOf = (field: MatchField): number =>
  field === "series" || field === "venue"
    ? limits[field]
    : field.endsWith("image")
      ? limits.image
      : field.endsWith("short_name")
        ? limits.short
        : limits.name;

/** Status, start, series, venue and teams of the match; and whether users find it. */
export const MatchHead = ({ editor }: { readonly editor: MatchEditor }) => {
  const { match, draft, mistakes } = editor;

  const control = (field: MatchField) => {
    const key = draftKey(null, field);
    return {
      label: fieldLabel(field, match.sport),
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
        subject={fieldLabel(field, match.sport)}
        feed={valueWords(field, textOf(field, match.overridden[field]), match.sport)}
        value={match[field]}
      />
    );

  const textField = (field: MatchField) => (
    <div key={field} className={classes["stack"]}>
      <TextInput {...control(field)} maxLength={limitOf(field)} />
      {mark(field)}
    </div>
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
      {(["series", "venue"] as const).map(textField)}
      <div className={classes["stack"]}>
        <NativeSelect
          {...control("hidden")}
          description={t("match-desk.hiddenHint")}
          data={[
            { value: "false", label: t("match-desk.no") },
            { value: "true", label: t("match-desk.yes") },
          ]}
        />
        {mark("hidden")}
      </div>
      <details className={classes["changes"]}>
        <summary>{t("match-desk.teamsAndPictures")}</summary>
        {sideFields.map(textField)}
      </details>
      <MergeMatch match={match} />
      <span className={classes["small"]}>{match.id}</span>
    </Card>
  );
};
