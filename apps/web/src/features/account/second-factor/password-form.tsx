import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import classes from "./second-factor-page.module.css";

type PasswordFormProps = {
  readonly actions: readonly { readonly label: string; readonly run: (password: string) => Promise<void> }[];
  readonly busy: boolean;
  readonly refusal: string | undefined;
};

/** What a change of the second factor asks for: the password, and which change. */
export const PasswordForm = ({ actions, busy, refusal }: PasswordFormProps) => {
  const [password, setPassword] = useState("");
  return (
    <form
      className={classes["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== "") void actions[0]?.run(password);
      }}
    >
      <PasswordInput
        label={t("second-factor.password")}
        autoComplete="current-password"
        maxLength={128}
        toggleLabel={t("second-factor.showPassword")}
        value={password}
        error={refusal}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {actions.map(({ label, run }, index) => (
        <Button
          key={label}
          type={index === 0 ? "submit" : "button"}
          variant={index === 0 ? "filled" : "soft"}
          loading={index === 0 && busy}
          disabled={password === "" || busy}
          fullWidth
          onClick={index === 0 ? undefined : () => void run(password)}
        >
          {label}
        </Button>
      ))}
    </form>
  );
};
