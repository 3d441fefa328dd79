import { settings } from "@teamwright/contract/resources/settings";
import { t } from "../../../i18n/translate.ts";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { Button } from "../../../ui/button.tsx";
import { useState, type FormEvent } from "react";
import { apiOf } from "../../../data/api/client.ts";
import { useSubmit } from "../../../data/api/use-submit.ts";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { toast } from "../../../ui/toast.ts";
import classes from "./admin-hash.module.css";

const api = apiOf({ settings });

const store = async (dream11Hash: string) => api.settings.setHashValue({ body: { dream11Hash } });

/** Stores the access value of the mapped fantasy app's source; it is never shown again. */
export const HashPage = () => {
  const [value, setValue] = useState("");
  const [visible, setVisible] = useState(false);
  const [error, setError] = useState<string>();
  const { busy, submit } = useSubmit(store);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === "") {
      setError(t("replies.enterValidHashValue"));
      toast.error(t("replies.enterValidHashValue"));
      return;
    }
    const result = await submit(value.trim());
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.message);
      return;
    }
    toast.success(t("replies.hashValueUpdated"));
    setValue("");
    setVisible(false);
  };

  return (
    <Page title={t("shell.hashValue")} menu narrow>
      <Card>
        <form className={classes["form"]} noValidate onSubmit={(event) => void send(event)}>
          <PasswordInput
            label={t("staff.hash.label")}
            description={t("staff.hash.hint")}
            autoComplete="off"
            maxLength={500}
            value={value}
            error={error}
            visible={visible}
            onVisibilityChange={setVisible}
            toggleLabel={visible ? t("staff.hash.hide") : t("staff.hash.show")}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              setError(undefined);
            }}
          />
          <Button type="submit" loading={busy}>
            {t("staff.hash.submit")}
          </Button>
        </form>
      </Card>
    </Page>
  );
};
