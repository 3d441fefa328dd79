import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { CopyIcon } from "#ui/icon.tsx";
import { Stat, Stats } from "#ui/stat.tsx";
import { copyText } from "#ui/copy-text.ts";
import { useLeaveGuard } from "#ui/leave-guard.tsx";
import { useBack } from "#ui/use-back.ts";
import { PasswordsDialog } from "./passwords-dialog.tsx";
import classes from "./admin-users.module.css";

export type Registration = {
  readonly phoneNumber: string;
  readonly password: string;
  /** dd-mm-yyyy */
  readonly lastDay: string;
};

type RegisteredProps = { readonly registration: Registration; readonly onAnother: () => void };

/** The sign-in data for the new user, shown once. */
export const Registered = ({ registration, onAnother }: RegisteredProps) => {
  const navigate = useNavigate();
  const { phoneNumber, password, lastDay } = registration;
  const [isCopied, setIsCopied] = useState(false);
  const guard = useLeaveGuard(!isCopied, useBack(paths.home));

  const copy = async () => {
    const details = t("staff.register.signInDetails", { phone: phoneNumber, password });
    if (await copyText(details, { copiedText: t("staff.copied") })) setIsCopied(true);
  };

  return (
    <Card className={classes["stack"]}>
      <div className={classes["row"]}>
        <Chip tone="ok">{t("replies.userRegistered")}</Chip>
      </div>
      <Stats>
        <Stat label={t("staff.phone")}>{phoneNumber}</Stat>
        <Stat label={t("staff.register.password")}>{password}</Stat>
      </Stats>
      <p className={classes["hint"]}>
        {t("staff.register.doneHint")} {t("staff.register.ends", { date: lastDay })}
      </p>
      <div className={classes["buttons"]}>
        <Button leftSection={<CopyIcon size={18} />} onClick={() => void copy()}>
          {t("staff.register.copyDetails")}
        </Button>
        <Button
          variant="soft"
          onClick={() => {
            guard.ask(() => void navigate(paths.manageUser, { state: { phone: phoneNumber } }));
          }}
        >
          {t("staff.register.openUser")}
        </Button>
        <Button variant="soft" onClick={() => guard.ask(onAnother)}>
          {t("staff.register.another")}
        </Button>
      </div>
      <PasswordsDialog guard={guard} />
    </Card>
  );
};
