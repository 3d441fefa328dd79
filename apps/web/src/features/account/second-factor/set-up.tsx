import type { SecondFactorStatus } from "@teamwright/contract";
import { useState } from "react";
import { renderSVG } from "uqr";
import { secondFactorCalls } from "../../../data/api/second-factor.ts";
import { t } from "../../../i18n/translate.ts";
import { indianDay } from "../../../lib/when.ts";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast.ts";
import { PasswordForm } from "./password-form.tsx";
import classes from "./second-factor-page.module.css";
import { useCall } from "./use-call.ts";

type SetUpProps = {
  readonly status: SecondFactorStatus;
  readonly onCodes: (codes: readonly string[]) => void;
};

/** Sets codes of an authenticator app up: the password, the key as a picture, the first code. */
export const SetUp = ({ status, onCodes }: SetUpProps) => {
  const [begun, setBegun] = useState<{ key: string; address: string }>();
  const { busy, refusal, call } = useCall();
  if (begun) return <FirstCode secret={begun.key} address={begun.address} onCodes={onCodes} />;
  const start = (password: string) =>
    call(
      () => secondFactorCalls.begin({ body: { password } }),
      ({ data }) => setBegun(data),
    );
  return (
    <div className={classes["form"]}>
      <p className={classes["lead"]}>
        {t(status.needs === "setup" ? "second-factor.lead.setup" : "second-factor.lead.voluntary")}
      </p>
      {status.requiredFrom !== null && status.needs === null && (
        <p className={classes["lead"]}>
          {t("second-factor.requiredFrom", { date: indianDay(Date.parse(status.requiredFrom)) })}
        </p>
      )}
      <PasswordForm
        busy={busy}
        refusal={refusal}
        actions={[{ label: t("second-factor.begin"), run: start }]}
      />
      <p className={classes["note"]}>{t("second-factor.addPasskey")}</p>
    </div>
  );
};

type FirstCodeProps = {
  readonly secret: string;
  readonly address: string;
  readonly onCodes: (codes: readonly string[]) => void;
};

const FirstCode = ({ secret, address, onCodes }: FirstCodeProps) => {
  const [code, setCode] = useState("");
  const { busy, refusal, call } = useCall();
  const confirm = () =>
    call(
      () => secondFactorCalls.confirm({ body: { code } }),
      ({ data }) => {
        toast.success(t("replies.secondFactorOn"));
        onCodes(data.recoveryCodes);
      },
    );
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 0 }))}`;
  return (
    <form
      className={classes["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <p>{t("second-factor.scan")}</p>
      <img className={classes["picture"]} src={picture} alt={t("second-factor.picture")} />
      <p>
        {t("second-factor.key")}: <span className={classes["key"]}>{secret.match(/.{1,4}/g)?.join(" ")}</span>
      </p>
      <a href={address}>{t("second-factor.openApp")}</a>
      <p>{t("second-factor.enterCode")}</p>
      <TextInput
        label={t("second-factor.code")}
        description={t("second-factor.firstCodeHint")}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
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
