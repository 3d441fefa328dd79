import { Button, PasswordInput } from "@mantine/core";
import "@mantine/core/styles/PasswordInput.layer.css";
import { messages } from "@teamwright/domain/messages";
import { useState, type FormEvent } from "react";
import { api } from "../../data/api/client.ts";
import { useSubmit } from "../../data/api/use-submit.ts";
import { useStaffText } from "../../i18n/staff-text.ts";
import { Card } from "../../ui/card.tsx";
import { Page } from "../../ui/page.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./admin-hash.module.css";

const store = async (dream11Hash: string) => api.utilityDb.setDream11({ body: { dream11Hash } });

/** Stores the access value of the mapped fantasy app's source; nobody reads it back. */
export const HashPage = () => {
  const { hash } = useStaffText();
  const [value, setValue] = useState("");
  const [visible, setVisible] = useState(false);
  const [error, setError] = useState<string>();
  const { busy, submit } = useSubmit(store);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === "") {
      setError(messages.mapper.enterValidHashValue);
      toast.error(messages.mapper.enterValidHashValue);
      return;
    }
    const result = await submit(value.trim());
    if (result === null) return;
    if (!result.ok) {
      toast.error(result.message);
      return;
    }
    toast.success(messages.admin.hashValueUpdated);
    setValue("");
    setVisible(false);
  };

  return (
    <Page title={messages.menu.hashValue} menu narrow>
      <Card>
        <form className={classes["form"]} noValidate onSubmit={(event) => void send(event)}>
          <PasswordInput
            label={hash.label}
            description={hash.hint}
            autoComplete="off"
            maxLength={500}
            value={value}
            error={error}
            visible={visible}
            onVisibilityChange={setVisible}
            visibilityToggleButtonProps={{ "aria-label": visible ? hash.hide : hash.show }}
            onChange={(event) => {
              setValue(event.currentTarget.value);
              setError(undefined);
            }}
          />
          <Button type="submit" loading={busy}>
            {hash.submit}
          </Button>
        </form>
      </Card>
    </Page>
  );
};
