import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useNavigate } from "react-router";
import { useStaffText } from "../../i18n/staff-text.ts";
import { paths } from "../../lib/paths.ts";
import { Card } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { CopyIcon } from "../../ui/icon.tsx";
import { Stat, Stats } from "../../ui/stat.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./admin-users.module.css";

export type Registration = {
  readonly phoneNumber: string;
  readonly password: string;
  /** dd-mm-yyyy */
  readonly lastDay: string;
};

type RegisteredProps = { readonly registration: Registration; readonly onAnother: () => void };

/** What to hand over to the new user, once. */
export const Registered = ({ registration, onAnother }: RegisteredProps) => {
  const text = useStaffText();
  const navigate = useNavigate();
  const { phoneNumber, password, lastDay } = registration;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.register.signInDetails(phoneNumber, password));
      toast.success(text.copied);
    } catch {
      toast.error(messages.generic.somethingWentWrong);
    }
  };

  return (
    <Card className={classes["stack"]}>
      <div className={classes["row"]}>
        <Chip tone="ok">{messages.admin.userRegistered}</Chip>
      </div>
      <Stats>
        <Stat label={text.phone}>{phoneNumber}</Stat>
        <Stat label={text.register.password}>{password}</Stat>
      </Stats>
      <p className={classes["hint"]}>
        {text.register.doneHint} {text.register.ends(lastDay)}
      </p>
      <div className={classes["buttons"]}>
        <Button leftSection={<CopyIcon size={18} />} onClick={() => void copy()}>
          {text.register.copyDetails}
        </Button>
        <Button
          variant="soft"
          onClick={() => {
            void navigate(paths.manageUser, { state: { phone: phoneNumber } });
          }}
        >
          {text.register.openUser}
        </Button>
        <Button variant="soft" onClick={onAnother}>
          {text.register.another}
        </Button>
      </div>
    </Card>
  );
};
