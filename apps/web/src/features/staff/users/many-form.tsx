import type { FoundNumber } from "@teamwright/contract";
import { t } from "#i18n/translate.ts";
import { useState } from "react";
import { useSubmit } from "#data/api/use-submit.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { toast } from "#ui/toast.ts";
import { applyMany, entriesOf, type NumberEntry, type NumberResult } from "./apply-many.ts";
import { DaysField } from "./days-field.tsx";
import { applyNumbers, lookUpNumbers, MAX_USERS } from "./desk-queries.ts";
import { ManyPreview } from "./many-preview.tsx";
import { readNumbers } from "./read-numbers.ts";
import { readDays } from "./registration.ts";
import { refreshUser } from "./user-query.ts";
import classes from "./users-desk.module.css";

type Preview = { readonly foundNumbers: readonly FoundNumber[]; readonly entries: readonly NumberEntry[] };
type ManyFormProps = {
  readonly handed: string;
  readonly onDone: (results: readonly NumberResult[]) => void;
};

/** Of a list with a name and further cells beside each number. A longer text is no such list, and makes the page slow. */
const MAX_LETTERS = 100 * MAX_USERS;

/** The list and the days; then who is extended and who is registered; then the act. */
export const ManyForm = ({ handed, onDone }: ManyFormProps) => {
  const [pastedText, setPastedText] = useState(handed);
  const [duration, setDuration] = useState("30");
  const [preview, setPreview] = useState<Preview | null>(null);
  const [looking, setLooking] = useState(false);
  const { busy, submit } = useSubmit(applyNumbers);
  const { phones, wrong } = readNumbers(pastedText);
  const days = readDays(duration);

  const paste = (text: string) => {
    if (text.length > MAX_LETTERS) return toast.error(t("staff.many.tooLong", { n: MAX_USERS }));
    setPastedText(text);
    setPreview(null);
  };
  const look = async () => {
    if (phones.length === 0) return toast.error(t("replies.enterValidPhoneNumber"));
    if (phones.length > MAX_USERS) return toast.error(t("staff.many.tooLong", { n: MAX_USERS }));
    setLooking(true);
    try {
      const found = await lookUpNumbers(phones);
      setPreview({ foundNumbers: found, entries: entriesOf(found) });
    } catch (error) {
      toast.error(error instanceof Error ? error.message : t("shell.somethingWentWrong"));
    }
    setLooking(false);
  };
  const apply = async ({ entries }: Preview) => {
    if (days === null) return toast.error(t("replies.enterCorrectDuration"));
    const { results, failure } = await applyMany(entries, days, submit);
    if (failure !== null) toast.error(failure);
    void refreshUser();
    // Nothing happened: the preview stays for another try with the same entries.
    if (results.some(({ outcome }) => outcome !== "not_sent")) onDone(results);
  };

  return (
    <Card className={classes["stack"]}>
      <Textarea
        label={t("staff.many.numbers")}
        description={t("staff.many.numbersHint")}
        rows={6}
        value={pastedText}
        error={wrong.length > 0 && t("staff.many.wrong", { list: wrong.slice(0, 5).join(", ") })}
        onChange={(event) => paste(event.currentTarget.value)}
      />
      <DaysField value={duration} onChange={setDuration} outcome={t("staff.many.addedToEach")} />
      {preview === null ? (
        <Button loading={looking} onClick={() => void look()}>
          {t("staff.many.preview", { n: phones.length })}
        </Button>
      ) : (
        <>
          <ManyPreview foundNumbers={preview.foundNumbers} days={days} />
          {preview.entries.length > 0 && (
            <Button loading={busy} onClick={() => void apply(preview)}>
              {t("staff.many.apply", { n: preview.entries.length, days: days ?? 0 })}
            </Button>
          )}
        </>
      )}
    </Card>
  );
};
