import { accounts } from "@teamwright/contract/resources/accounts";
import { t } from "#i18n/translate.ts";
import { PasswordInput } from "#ui/password-input.tsx";
import { Button } from "#ui/button.tsx";
import { useForm } from "#lib/use-form.ts";
import { useState } from "react";
import { useLocation } from "react-router";
import { useBootstrap } from "#data/api/bootstrap.ts";
import { apiOf } from "#data/api/client.ts";
import { paths } from "#lib/paths.ts";
import { serverNow } from "#lib/server-clock.ts";
import { useSession } from "#data/api/session.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { addDays, indianDay } from "#lib/when.ts";
import { Card } from "#ui/card.tsx";
import { ChipButton } from "#ui/chip.tsx";
import { LeaveDialog, useLeaveGuard } from "#ui/leave-guard.tsx";
import { PhoneField } from "#ui/phone-field.tsx";
import { toast } from "#ui/toast.ts";
import { useBack } from "#ui/use-back.ts";
import classes from "./admin-users.module.css";
import { DaysField } from "./days-field.tsx";
import { phoneFrom } from "#lib/handed-phone.ts";
import { checkRegistration, readDays, speakablePassword } from "./registration.ts";
import type { Registration } from "./registered.tsx";

const api = apiOf({ accounts });

const register = (
  body: Parameters<typeof api.accounts.register>[0]["body"],
  options: { idempotencyKey: string },
) => api.accounts.register({ body, ...options });

const empty = { phoneNumber: "", duration: "30", password: "" };

export const RegisterForm = ({ onRegistered }: { readonly onRegistered: (done: Registration) => void }) => {
  const session = useSession();
  const handedPhone = phoneFrom(useLocation().state);
  const leastPassword = useBootstrap()?.limits.password_min_length ?? 5;
  const form = useForm({
    initialValues: { ...empty, phoneNumber: handedPhone },
    validate: (values) => checkRegistration(values, leastPassword),
  });
  const [visible, setVisible] = useState(false);
  const { busy, submit } = useSubmit(register);
  const days = readDays(form.values.duration);
  const guard = useLeaveGuard(form.isDirty(), useBack(paths.home));
  const lastDay = days === null ? null : addDays(indianDay(serverNow()), days - 1);

  const makePassword = () => {
    form.setFieldValue("password", speakablePassword(crypto.getRandomValues(new Uint8Array(10))));
    setVisible(true);
  };

  const refuse = (_: typeof form.errors, values: typeof form.values) => {
    const [first] = Object.values(checkRegistration(values, leastPassword));
    toast.error(session.state === "in" && first ? first : t("staff.invalidAdmin"));
  };

  const send = async ({ phoneNumber, duration, password }: typeof form.values) => {
    if (session.state !== "in") {
      toast.error(t("staff.invalidAdmin"));
      return;
    }
    const result = await submit({
      phoneNumber,
      duration: Number(duration),
      password,
      superUserPhoneNumber: session.status.phoneNumber,
    });
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.message);
      return;
    }
    toast.success(t("replies.userRegistered"));
    onRegistered({ phoneNumber, password, lastDay: lastDay ?? "" });
  };

  return (
    <Card>
      <form
        className={classes["form"]}
        noValidate
        onSubmit={form.onSubmit((values) => void send(values), refuse)}
      >
        <PhoneField
          label={t("staff.phone")}
          {...form.getInputProps("phoneNumber")}
          value={form.values.phoneNumber}
        />
        <DaysField
          {...form.getInputProps("duration")}
          value={form.values.duration}
          outcome={lastDay === null ? undefined : t("staff.register.ends", { date: lastDay })}
        />
        <div className={classes["field"]}>
          <PasswordInput
            label={t("staff.register.password")}
            description={t("staff.register.passwordHint")}
            autoComplete="new-password"
            maxLength={128}
            visible={visible}
            onVisibilityChange={setVisible}
            toggleLabel={visible ? t("staff.hash.hide") : t("staff.hash.show")}
            {...form.getInputProps("password")}
          />
          <div className={classes["presets"]}>
            <ChipButton onClick={makePassword}>{t("staff.register.makePassword")}</ChipButton>
          </div>
        </div>
        <Button type="submit" loading={busy}>
          {t("staff.register.submit")}
        </Button>
      </form>
      <LeaveDialog guard={guard} />
    </Card>
  );
};
