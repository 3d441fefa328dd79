import { t } from "#i18n/translate.ts";
import { PasswordInput } from "#ui/password-input.tsx";

interface OwnPasswordProps {
  readonly value: string;
  /** Why it was refused. */
  readonly error: string | undefined;
  readonly onChange: (password: string) => void;
}

/** The password of the signed-in person, before a change that a stolen session must not make. */
export const OwnPassword = ({ value, error, onChange }: OwnPasswordProps) => (
  <PasswordInput
    label={t("profile.yourPassword")}
    required
    maxLength={128}
    autoComplete="current-password"
    toggleLabel={t("profile.showPassword")}
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
