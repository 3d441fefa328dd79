import { Button, PasswordInput, TextInput } from "@mantine/core";
import "@mantine/core/styles/PasswordInput.layer.css";
import { messages } from "@teamwright/domain/messages";
import { useState, type FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { signIn } from "../../data/api/sign-in.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { toast } from "../../ui/toast.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { checkLogin, type Refusal } from "./validation.ts";

/** Where the user wanted to go when a sign-in stood in the way; only a path of this application. */
const nextOf = (state: unknown): string => {
  const next = typeof state === "object" && state !== null && "next" in state ? state.next : undefined;
  return typeof next === "string" && /^\/(?!\/)/.test(next) ? next : paths.home;
};

export const LoginPage = () => {
  const { signIn: words } = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const [phone, setPhone] = useState("");
  const [password, setPassword] = useState("");
  const [refusal, setRefusal] = useState<Refusal<"phone" | "password">>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (): Promise<void> => {
    const refused = checkLogin(phone, password);
    setRefusal(refused);
    if (refused) return;
    setBusy(true);
    const result = await signIn(phone, password);
    setBusy(false);
    if (!result.ok) {
      toast.error(result.message);
      return;
    }
    if (result.mustChangePassword) {
      toast.success(messages.auth.loginChangePassword);
      await navigate(paths.changePassword, { replace: true });
      return;
    }
    toast.success(messages.auth.loginVerified);
    await navigate(nextOf(location.state), { replace: true });
  };

  return (
    <SignInFrame
      title={words.loginTitle}
      lead={words.loginLead}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      note={words.noAccount}
    >
      <TextInput
        label={words.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        maxLength={10}
        value={phone}
        error={refusal?.field === "phone" && refusal.message}
        onChange={({ currentTarget }) => {
          setPhone(currentTarget.value.replaceAll(/\D/g, ""));
        }}
      />
      <PasswordInput
        label={words.password}
        autoComplete="current-password"
        value={password}
        visibilityToggleButtonProps={{ "aria-label": words.showPassword }}
        error={refusal?.field === "password" && refusal.message}
        onChange={({ currentTarget }) => {
          setPassword(currentTarget.value);
        }}
      />
      <Button type="submit" loading={busy} fullWidth>
        {messages.generic.login}
      </Button>
    </SignInFrame>
  );
};
