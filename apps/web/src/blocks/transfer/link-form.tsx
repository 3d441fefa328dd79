import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { t } from "#i18n/translate.ts";
import { sendCode, verifyCode } from "#data/transfer/link-app.ts";
import type { SentCode } from "#data/transfer/link-app.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import { serverNow, useServerSeconds } from "#lib/server-clock.ts";
import { PhoneField } from "#ui/phone-field.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./transfer.module.css";

const PHONE_LENGTH = 10;
const CODE_LENGTH = 6;
/** Source: document 000, section 9. */
const RESEND_SECONDS = 60;

interface LinkFormProps {
  readonly app: LinkedApp;
  readonly onLinked: () => void;
}

interface SentRequest {
  readonly fields: SentCode;
  /** Server's time, milliseconds. */
  readonly at: number;
}

/** First the number, then the code that the app sent to it. */
export const LinkForm = ({ app, onLinked }: LinkFormProps) => {
  const [phone, setPhone] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [sentRequest, setSentRequest] = useState<SentRequest>();

  const request = async (): Promise<void> => {
    if (busy) return;
    if (phone.length !== PHONE_LENGTH) {
      setProblem(t("transfer.invalidPhoneNumber"));
      return;
    }
    setBusy(true);
    const result = await sendCode(app.slug, phone);
    setBusy(false);
    if (result.ok) setSentRequest({ fields: result.fields, at: serverNow() });
    else toast.error(result.message === "" ? t("replies.otpSendFailed") : result.message);
  };

  if (sentRequest !== undefined)
    return (
      <CodeForm
        app={app}
        phone={phone}
        sentRequest={sentRequest}
        busy={busy}
        onBack={() => setSentRequest(undefined)}
        onResend={() => void request()}
        onLinked={onLinked}
      />
    );
  return (
    <form
      className={classes["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void request();
      }}
    >
      <PhoneField
        label={t("transfer.phoneOf", { app: app.name })}
        hint={t("transfer.phoneHint", { app: app.name })}
        value={phone}
        error={problem}
        onChange={(digits) => {
          setPhone(digits);
          setProblem("");
        }}
      />
      <Button type="submit" fullWidth loading={busy}>
        {t("transfer.login")}
      </Button>
    </form>
  );
};

interface LinkCodeFormProps {
  readonly app: LinkedApp;
  readonly phone: string;
  readonly sentRequest: SentRequest;
  /** A new code is being requested. */
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onResend: () => void;
  readonly onLinked: () => void;
}

const CodeForm = ({ app, phone, sentRequest, busy, onBack, onResend, onLinked }: LinkCodeFormProps) => {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  const [checking, setChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Focuses the code field, so that a phone shows its keys and suggests the code from the message.
  useEffect(() => field.current?.focus(), []);

  const check = async (typedCode: string): Promise<void> => {
    if (checking) return;
    if (typedCode.length !== CODE_LENGTH) {
      setProblem(t("replies.invalidOtp"));
      return;
    }
    setChecking(true);
    const result = await verifyCode(app.slug, phone, typedCode, sentRequest.fields);
    setChecking(false);
    if (result.ok) onLinked();
    else setProblem(result.message === "" ? t("replies.invalidOtp") : result.message);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check(code);
  };

  return (
    <form className={classes["form"]} noValidate onSubmit={submit}>
      <p role="status">{t("transfer.codeSent", { app: app.name, phone })}</p>
      <TextInput
        className={classes["code"] ?? ""}
        label={t("transfer.code")}
        value={code}
        error={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        ref={field}
        onChange={(event) => {
          const digits = event.currentTarget.value.replaceAll(/\D/g, "").slice(0, CODE_LENGTH);
          setCode(digits);
          setProblem("");
        }}
      />
      <Button type="submit" fullWidth loading={checking}>
        {t("transfer.verify")}
      </Button>
      <div className={classes["row"]}>
        <Button variant="subtle" onClick={onBack}>
          {t("transfer.changeNumber")}
        </Button>
        <Resend at={sentRequest.at} busy={busy} onResend={onResend} />
      </div>
    </form>
  );
};

const Resend = ({
  at,
  busy,
  onResend,
}: {
  readonly at: number;
  readonly busy: boolean;
  readonly onResend: () => void;
}) => {
  const left = RESEND_SECONDS - Math.floor(useServerSeconds() - at / 1000);
  return (
    <Button variant="subtle" disabled={left > 0} loading={busy} onClick={onResend}>
      {left > 0 ? t("transfer.resendIn", { seconds: left }) : t("transfer.resend")}
    </Button>
  );
};
