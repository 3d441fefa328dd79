import { Button, PasswordInput } from "@mantine/core";
import "@mantine/core/styles/PasswordInput.layer.css";
import { messages } from "@teamwright/domain/messages";
import { useState, type FormEvent } from "react";
import { useLocation } from "react-router";
import { useBootstrap } from "../../data/api/bootstrap.ts";
import { api } from "../../data/api/client.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useSession } from "../../data/api/session.ts";
import { useSubmit } from "../../data/api/use-submit.ts";
import { useStaffText } from "../../i18n/staff-text.ts";
import { addDays, indianDay } from "../../lib/when.ts";
import { Card } from "../../ui/card.tsx";
import { ChipButton } from "../../ui/chip.tsx";
import { PhoneField } from "../../ui/phone-field.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./admin-users.module.css";
import { DaysField } from "./days-field.tsx";
import { phoneFrom } from "../../lib/handed-phone.ts";
import { checkRegistration, readDays, speakablePassword, type RegistrationErrors } from "./registration.ts";
import type { Registration } from "./registered.tsx";

const register = (
  body: Parameters<typeof api.auth.register>[0]["body"],
  options: { idempotencyKey: string },
) => api.auth.register({ body, ...options });

const empty = { phoneNumber: "", duration: "30", password: "" };

export const RegisterForm = ({ onRegistered }: { readonly onRegistered: (done: Registration) => void }) => {
  const text = useStaffText();
  const session = useSession();
  const handed = phoneFrom(useLocation().state);
  const leastPassword = useBootstrap()?.limits.password_min_length ?? 5;
  const [form, setForm] = useState({ ...empty, phoneNumber: handed });
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [visible, setVisible] = useState(false);
  const { busy, submit } = useSubmit(register);
  const days = readDays(form.duration);
  const lastDay = days === null ? null : addDays(indianDay(serverNow()), days - 1);

  const set = (field: keyof typeof form) => (value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };

  const makePassword = () => {
    set("password")(speakablePassword(crypto.getRandomValues(new Uint8Array(10))));
    setVisible(true);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (session.state !== "in") {
      toast.error(messages.admin.invalidAdmin);
      return;
    }
    const found = checkRegistration(form, leastPassword);
    setErrors(found);
    const [first] = Object.values(found);
    if (first !== undefined || days === null) {
      toast.error(first ?? messages.admin.enterValidDuration);
      return;
    }
    const { phoneNumber, password } = form;
    const result = await submit({
      phoneNumber,
      duration: days,
      password,
      superUserPhoneNumber: session.status.phoneNumber,
    });
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.message);
      return;
    }
    toast.success(messages.admin.userRegistered);
    onRegistered({ phoneNumber, password, lastDay: lastDay ?? "" });
  };

  return (
    <Card>
      <form className={classes["form"]} noValidate onSubmit={(event) => void send(event)}>
        <PhoneField
          label={text.phone}
          value={form.phoneNumber}
          onChange={set("phoneNumber")}
          error={errors.phoneNumber}
        />
        <DaysField
          value={form.duration}
          onChange={set("duration")}
          error={errors.duration}
          outcome={lastDay === null ? undefined : text.register.ends(lastDay)}
        />
        <div className={classes["field"]}>
          <PasswordInput
            label={text.register.password}
            description={text.register.passwordHint}
            autoComplete="new-password"
            visible={visible}
            onVisibilityChange={setVisible}
            visibilityToggleButtonProps={{ "aria-label": visible ? text.hash.hide : text.hash.show }}
            value={form.password}
            error={errors.password}
            onChange={(event) => {
              set("password")(event.currentTarget.value);
            }}
          />
          <div className={classes["presets"]}>
            <ChipButton onClick={makePassword}>{text.register.makePassword}</ChipButton>
          </div>
        </div>
        <Button type="submit" loading={busy}>
          {text.register.submit}
        </Button>
      </form>
    </Card>
  );
};
