import { Button, PasswordInput, TextInput } from "@mantine/core";
import "@mantine/core/styles/PasswordInput.layer.css";
import { messages } from "@teamwright/domain/messages";
import { useState, type FormEvent } from "react";
import { Navigate, useNavigate } from "react-router";
import { useBootstrap } from "../../data/api/bootstrap.ts";
import { usePlanStatus } from "../../data/api/session.ts";
import { changePassword, passwordAccount } from "../../data/api/sign-in.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { toast } from "../../ui/toast.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { checkNewPassword, type Refusal } from "./validation.ts";

const DEFAULT_LEAST = 5;

/** First-time password, name and e-mail; later the same with the current password. */
export const ChangePasswordPage = () => {
  const { signIn: words } = useText();
  const navigate = useNavigate();
  const status = usePlanStatus();
  const least = useBootstrap()?.limits.password_min_length ?? DEFAULT_LEAST;
  const [account] = useState(passwordAccount);
  const [fields, setFields] = useState({
    name: status?.name ?? "",
    email: status?.email ?? "",
    password: "",
  });
  const [currentPassword, setCurrentPassword] = useState("");
  const [refusal, setRefusal] = useState<Refusal<keyof typeof fields>>(null);
  const [busy, setBusy] = useState(false);
  if (!account) return <Navigate to={paths.login} replace />;

  const set =
    (field: keyof typeof fields) => (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      setFields((before) => ({ ...before, [field]: value }));
    };
  const errorOf = (field: keyof typeof fields) => refusal?.field === field && refusal.message;

  const submit = async (): Promise<void> => {
    const refused = checkNewPassword(fields);
    setRefusal(refused);
    if (refused) return;
    setBusy(true);
    const result = await changePassword(account.id, account.first ? fields : { ...fields, currentPassword });
    setBusy(false);
    if (!result.ok) {
      toast.error(result.message);
      return;
    }
    toast.success(messages.auth.passwordChanged);
    await navigate(account.first ? paths.home : paths.profile, { replace: true });
  };

  return (
    <SignInFrame
      title={words.passwordTitle}
      lead={account.first ? words.passwordFirstLead : words.passwordLead}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        label={words.name}
        autoComplete="name"
        maxLength={80}
        value={fields.name}
        error={errorOf("name")}
        onChange={set("name")}
      />
      <TextInput
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={fields.email}
        error={errorOf("email")}
        onChange={set("email")}
      />
      {!account.first && (
        <PasswordInput
          label={words.currentPassword}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ "aria-label": words.showPassword }}
          value={currentPassword}
          onChange={({ currentTarget }) => {
            setCurrentPassword(currentTarget.value);
          }}
        />
      )}
      <PasswordInput
        label={words.newPassword}
        description={words.passwordHint(least)}
        autoComplete="new-password"
        maxLength={128}
        visibilityToggleButtonProps={{ "aria-label": words.showPassword }}
        value={fields.password}
        error={errorOf("password")}
        onChange={set("password")}
      />
      <Button type="submit" loading={busy} fullWidth>
        {words.savePassword}
      </Button>
    </SignInFrame>
  );
};
