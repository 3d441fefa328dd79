import type { SecondFactorStatus } from "@teamwright/contract";
import { useState } from "react";
import { renderSVG } from "uqr";
import { secondFactorCalls } from "#data/api/second-factor.ts";
import { t } from "#i18n/translate.ts";
import { indianDay } from "#lib/when.ts";
import { toast } from "#ui/toast.ts";
import { CodeEntry } from "./code-entry.tsx";
import { PasswordForm } from "./password-form.tsx";
import classes from "./second-factor-page.module.css";
import { useCall } from "./use-call.ts";

type SetUpProps = {
  readonly status: SecondFactorStatus;
  readonly onCodes: (codes: readonly string[]) => void;
};

/** Sets codes of an authenticator app up: the password, the key as a picture, the first code. */
export const SetUp = ({ status, onCodes }: SetUpProps) => {
  const [begunSetUp, setBegunSetUp] = useState<{ key: string; address: string }>();
  const { busy, refusal, run } = useCall(
    (password: string) => secondFactorCalls.begin({ body: { password } }),
    ({ data }) => setBegunSetUp(data),
  );
  if (begunSetUp) return <FirstCode secret={begunSetUp.key} address={begunSetUp.address} onCodes={onCodes} />;
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
      <PasswordForm busy={busy} refusal={refusal} actions={[{ label: t("second-factor.begin"), run }]} />
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
  const { busy, refusal, run } = useCall(
    (code: string) => secondFactorCalls.confirm({ body: { code } }),
    ({ data }) => {
      toast.success(t("replies.secondFactorOn"));
      onCodes(data.recoveryCodes);
    },
  );
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 0 }))}`;
  return (
    <div className={classes["form"]}>
      <p>{t("second-factor.scan")}</p>
      <img className={classes["picture"]} src={picture} alt={t("second-factor.picture")} />
      <p>
        {t("second-factor.key")}: <span className={classes["key"]}>{secret.match(/.{1,4}/g)?.join(" ")}</span>
      </p>
      <a href={address}>{t("second-factor.openApp")}</a>
      <p>{t("second-factor.enterCode")}</p>
      <CodeEntry
        hint={t("second-factor.firstCodeHint")}
        inputMode="numeric"
        busy={busy}
        refusal={refusal}
        onConfirm={run}
      />
    </div>
  );
};
