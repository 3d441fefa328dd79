import { settings } from "@teamwright/contract/resources/settings";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "#i18n/translate.ts";
import { PasswordInput } from "#ui/password-input.tsx";
import { Button } from "#ui/button.tsx";
import { useState, type FormEvent } from "react";
import { apiOf, dataOf } from "#data/api/client.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import type { SubmitOptions } from "#data/api/use-submit.ts";
import { formatInstant } from "#lib/when.ts";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./admin-hash.module.css";

const api = apiOf({ settings });
const STATE = ["hash-value"];

const useHashState = () =>
  useQuery({
    queryKey: STATE,
    queryFn: async ({ signal }) => dataOf(await api.settings.readHashValue({ signal })).data,
  }).data;

/** Stores the value; null stores the one that the present value replaced. */
const store = async (dream11Hash: string | null, options: SubmitOptions) =>
  dream11Hash === null
    ? api.settings.restoreHashValue(options)
    : api.settings.setHashValue({ body: { dream11Hash } });

/** Stores the access value of the mapped fantasy app's source, once the app accepts it; it is never shown again. */
export const HashPage = () => {
  const [value, setValue] = useState("");
  const [visible, setVisible] = useState(false);
  const [error, setError] = useState<string>();
  const { busy, submit } = useSubmit(store);
  const state = useHashState();
  const queryClient = useQueryClient();

  const send = async (input: string | null) => {
    const result = await submit(input);
    if (result === null) return;
    if (!result.ok) {
      setError(result.message);
      toast.error(result.message);
      return;
    }
    if (result.data.tried) toast.success(t("replies.hashValueUpdated"));
    else toast.warning(t("staff.hash.notTried"));
    setError(undefined);
    setValue("");
    setVisible(false);
    await queryClient.invalidateQueries({ queryKey: STATE });
  };

  const submitValue = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== "") {
      void send(value.trim());
      return;
    }
    setError(t("replies.enterValidHashValue"));
    toast.error(t("replies.enterValidHashValue"));
  };

  return (
    <Page title={t("shell.hashValue")} menu narrow>
      <Card>
        <form className={classes["form"]} noValidate onSubmit={submitValue}>
          {state?.stored && (
            <p className={classes["stored"]}>
              {t("staff.hash.stored", {
                name: state.stored.by,
                named: state.stored.by === "" ? "no" : "yes",
                time: formatInstant(state.stored.at),
              })}
            </p>
          )}
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
          {state?.hasPrevious === true && (
            <Button variant="soft" disabled={busy} onClick={() => void send(null)}>
              {t("staff.hash.restore")}
            </Button>
          )}
        </form>
      </Card>
    </Page>
  );
};
