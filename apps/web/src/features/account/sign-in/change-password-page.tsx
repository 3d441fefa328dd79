import { t } from "#i18n/translate.ts";
import { PasswordInput } from "#ui/password-input.tsx";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useForm } from "#lib/use-form.ts";
import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useBootstrap } from "#data/api/bootstrap.ts";
import { usePlanStatus } from "#data/api/session.ts";
import { changePassword, passwordAccount } from "#data/api/sign-in.ts";
import { paths } from "#lib/paths.ts";
import { toast } from "#ui/toast.ts";
import { nextOf } from "#lib/next-path.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { checkNewPassword } from "./validation.ts";

const DEFAULT_MIN_LENGTH = 5;

/** First-time password, name and e-mail; later the same with the current password. */
export const ChangePasswordPage = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const status = usePlanStatus();
  const least = useBootstrap()?.limits.password_min_length ?? DEFAULT_MIN_LENGTH;
  const [account] = useState(passwordAccount);
  const form = useForm({
    initialValues: {
      name: status?.name ?? "",
      email: status?.email ?? "",
      currentPassword: "",
      password: "",
    },
    validate: checkNewPassword,
  });
  const [busy, setBusy] = useState(false);
  if (!account) return <Navigate to={paths.login} replace />;

  const submit = async ({ currentPassword, ...fields }: typeof form.values): Promise<void> => {
    setBusy(true);
    const result = await changePassword(account.id, account.first ? fields : { ...fields, currentPassword });
    setBusy(false);
    if (!result.ok) {
      if (result.field !== undefined && result.field in form.values)
        form.setFieldError(result.field, result.message);
      else toast.error(result.message);
      // The session of the first sign-in has ended: it takes the given password once more.
      if (account.first && result.status === 401)
        await navigate(paths.login, { replace: true, state: location.state as unknown });
      return;
    }
    toast.success(t("replies.passwordChanged"));
    await navigate(account.first ? nextOf(location.state) : paths.profile, { replace: true });
  };

  return (
    <SignInFrame
      title={t("sign-in.passwordTitle")}
      lead={account.first ? t("sign-in.passwordFirstLead") : t("sign-in.passwordLead")}
      onSubmit={form.onSubmit((values) => void submit(values))}
    >
      <TextInput
        label={t("sign-in.name")}
        autoComplete="name"
        maxLength={80}
        {...form.getInputProps("name")}
      />
      <TextInput
        label={t("sign-in.email")}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...form.getInputProps("email")}
      />
      {!account.first && (
        <PasswordInput
          label={t("sign-in.currentPassword")}
          autoComplete="current-password"
          toggleLabel={t("sign-in.showPassword")}
          {...form.getInputProps("currentPassword")}
        />
      )}
      <PasswordInput
        label={t("sign-in.newPassword")}
        description={t("sign-in.passwordHint", { least })}
        autoComplete="new-password"
        maxLength={128}
        toggleLabel={t("sign-in.showPassword")}
        {...form.getInputProps("password")}
      />
      <Button type="submit" loading={busy} fullWidth>
        {t("sign-in.savePassword")}
      </Button>
    </SignInFrame>
  );
};
