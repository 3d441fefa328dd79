import { t } from "#i18n/translate.ts";
import { PasswordInput } from "#ui/password-input.tsx";
import { Button } from "#ui/button.tsx";
import { useForm } from "#lib/use-form.ts";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { signIn, signInByLink, type SignInResult } from "#data/api/sign-in.ts";
import { paths } from "#lib/paths.ts";
import { Notice } from "#ui/notice.tsx";
import { PhoneField } from "#ui/phone-field.tsx";
import { toast } from "#ui/toast.ts";
import { shouldOfferPasskey } from "#data/api/passkey-sign-in.ts";
import { nextOf } from "#lib/next-path.ts";
import { OfferPasskey } from "./offer-passkey.tsx";
import { IdentityButton } from "./identity-button.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";
import { useSignInElsewhere } from "./use-sign-in-elsewhere.ts";
import { checkLogin } from "./validation.ts";

/** The token of an admin's single-use link: `/login#link=TOKEN`. */
const linkTokenOf = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("link");

export const LoginPage = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const form = useForm({ initialValues: { phoneNumber: "", password: "" }, validate: checkLogin });
  const [busy, setBusy] = useState(false);
  // Stays until the next try: a reader who looks away must still find why the sign-in did not go on.
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The password of the sign-in, while a passkey is offered. */
  const [offering, setOffering] = useState<string | null>(null);
  const [isDeleted] = useState(() => window.location.hash === "#deleted");
  useSignInElsewhere(() => void navigate(nextOf(location.state), { replace: true }));

  const goOn = async (result: SignInResult): Promise<void> => {
    setBusy(false);
    if (!result.ok) {
      setRefusal(result.message);
      return;
    }
    toast.success(result.mustChangePassword ? t("replies.loginChangePassword") : t("replies.loginVerified"));
    if (result.mustChangePassword)
      await navigate(paths.changePassword, { replace: true, state: location.state as unknown });
    else await navigate(nextOf(location.state), { replace: true });
  };

  const submit = async ({ phoneNumber, password }: typeof form.values): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const result = await signIn(phoneNumber, password);
    if (result.ok && !result.mustChangePassword && (await shouldOfferPasskey())) setOffering(password);
    else await goOn(result);
  };

  const signInByPasskey = usePasskeySignIn((result) => void goOn(result));
  const tapPasskey = async (): Promise<void> => {
    setRefusal(null);
    await signInByPasskey?.();
  };

  useEffect(() => {
    const token = linkTokenOf(window.location.hash);
    if (token === null) return;
    // A link works once, so it is removed from the address, where a reload would use it again.
    window.history.replaceState(window.history.state, "", paths.login);
    setBusy(true);
    void signInByLink(token).then(goOn);
    // Only the link at the time of opening counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  if (offering !== null)
    return (
      <OfferPasskey password={offering} onClose={() => void goOn({ ok: true, mustChangePassword: false })} />
    );
  return (
    <SignInFrame
      title={t("sign-in.loginTitle")}
      lead={t("sign-in.loginLead")}
      onSubmit={form.onSubmit((values) => void submit(values))}
      note={t("sign-in.noAccount")}
    >
      {isDeleted && (
        <Notice tone="ok" live>
          {t("replies.accountDeleted")}
        </Notice>
      )}
      <PhoneField
        label={t("sign-in.phone")}
        autoComplete="username webauthn"
        value={form.values.phoneNumber}
        error={form.errors["phoneNumber"]}
        onChange={(digits) => {
          form.setFieldValue("phoneNumber", digits);
        }}
      />
      <PasswordInput
        label={t("sign-in.password")}
        autoComplete="current-password"
        maxLength={128}
        toggleLabel={t("sign-in.showPassword")}
        {...form.getInputProps("password")}
      />
      {refusal !== null && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Button type="submit" loading={busy} fullWidth>
        {t("shell.login")}
      </Button>
      {signInByPasskey && (
        <Button variant="soft" fullWidth onClick={() => void tapPasskey()}>
          {t("sign-in.passkey")}
        </Button>
      )}
      <IdentityButton onRefusal={setRefusal} />
    </SignInFrame>
  );
};
