import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import classes from "./second-factor-page.module.css";

type CodeEntryProps = {
  readonly hint: string;
  /** Digits alone: phones show their keys. */
  readonly inputMode?: "numeric";
  readonly busy: boolean;
  readonly refusal: string | undefined;
  readonly onConfirm: (code: string) => Promise<void>;
};

/** A code as it is typed, and the button that sends it. */
export const CodeEntry = ({ hint, inputMode, busy, refusal, onConfirm }: CodeEntryProps) => {
  const [code, setCode] = useState("");
  return (
    <form
      className={classes["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onConfirm(code);
      }}
    >
      <TextInput
        label={t("second-factor.code")}
        description={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={inputMode}
        maxLength={40}
        value={code}
        error={refusal}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" loading={busy} disabled={code.trim() === ""} fullWidth>
        {t("second-factor.confirm")}
      </Button>
    </form>
  );
};
