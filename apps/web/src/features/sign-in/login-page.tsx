import { Button, PasswordInput, TextInput } from "@mantine/core";
import "@mantine/core/styles/PasswordInput.layer.css";
import { messages } from "@teamwright/domain/messages";
import { useEffect, useState, type FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { signIn, signInByLink, type SignInResult } from "../../data/api/sign-in.ts";
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

/** The token of an admin's single-use link: `/login#link=TOKEN`. */
const linkTokenOf = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("link");

export const LoginPage = () => {
  const { signIn: words } = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const [phone, setPhone] = useState("");
  const [password, setPassword] = useState("");
  const [refusal, setRefusal] = useState<Refusal<"phone" | "password">>(null);
  const [busy, setBusy] = useState(false);

  const goOn = async (result: SignInResult): Promise<void> => {
    setBusy(false);
    if (!result.ok) {
      toast.error(result.message);
      return;
    }
    toast.success(
      result.mustChangePassword ? messages.auth.loginChangePassword : messages.auth.loginVerified,
    );
    await navigate(result.mustChangePassword ? paths.changePassword : nextOf(location.state), {
      replace: true,
    });
  };

  const submit = async (): Promise<void> => {
    const refused = checkLogin(phone, password);
    setRefusal(refused);
    if (refused) return;
    setBusy(true);
    await goOn(await signIn(phone, password));
  };

  useEffect(() => {
    const token = linkTokenOf(window.location.hash);
    if (token === null) return;
    // A link works once: it must not stay in the address, where a reload would use it again.
    window.history.replaceState(window.history.state, "", paths.login);
    setBusy(true);
    void signInByLink(token).then(goOn);
    // Only the link that the screen was opened with counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

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
