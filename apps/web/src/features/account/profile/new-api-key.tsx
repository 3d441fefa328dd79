import { Button } from "#ui/button.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { KeyScope } from "@teamwright/contract";
import { MAX_STAFF_DAYS } from "@teamwright/contract/resources/api-keys";
import { useState } from "react";
import { createApiKey } from "#data/api/api-keys.ts";
import { t } from "#i18n/translate.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { SwitchRow } from "#ui/switch-row.tsx";
import { OwnPassword } from "./own-password.tsx";
import classes from "./profile-page.module.css";
import { ShownOnce } from "./shown-once.tsx";

const LIVES = [7, 30, MAX_STAFF_DAYS, 365];

type NewApiKeyProps = {
  /** The account has powers beyond a customer's. */
  readonly staff: boolean;
  readonly onClose: () => void;
  readonly onMade: () => void;
};

const initial = { name: "", scopes: ["read"] as KeyScope[], days: 30, password: "" };

/** Asks for what a key may do and for the password, makes it, and shows it once. */
export const NewApiKey = ({ staff, onClose, onMade }: NewApiKeyProps) => {
  const [wish, setWish] = useState(initial);
  const [failure, setFailure] = useState<{ field: string; message: string }>();
  const [busy, setBusy] = useState(false);
  const [newKey, setNewKey] = useState<string>();
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  const toggle = (scope: KeyScope, on: boolean) => {
    const scopes = on ? [...wish.scopes, scope] : wish.scopes.filter((one) => one !== scope);
    const most = scopes.includes("staff") ? MAX_STAFF_DAYS : 365;
    setWish({ ...wish, scopes, days: Math.min(wish.days, most) });
  };
  const submit = async (): Promise<void> => {
    setBusy(true);
    const result = await createApiKey(wish);
    setBusy(false);
    if (result.ok) {
      setNewKey(result.data.data.key);
      onMade();
    } else setFailure({ field: result.field ?? "", message: result.message });
  };
  const scopes: readonly KeyScope[] = staff ? ["read", "write", "staff"] : ["read", "write"];
  return (
    <Dialog isOpen onClose={onClose} title={t("profile.newKey")} closeOnClickOutside={false}>
      {newKey !== undefined ? (
        <ShownOnce
          label={t("profile.apiKey")}
          value={newKey}
          warning={t("profile.keyShownOnce")}
          copyLabel={t("profile.copyKey")}
          copiedText={t("profile.keyCopied")}
          notCopied={t("profile.keyNotCopied")}
          onClose={onClose}
        />
      ) : (
        <form
          className={classes["form"]}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextInput
            label={t("profile.keyName")}
            description={t("profile.keyNameHint")}
            required
            maxLength={60}
            value={wish.name}
            error={errorOf("name")}
            onChange={(event) => setWish({ ...wish, name: event.currentTarget.value })}
          />
          {scopes.map((scope) => (
            <SwitchRow
              key={scope}
              label={t(`profile.${scope}Scope`)}
              hint={t(`profile.${scope}ScopeHint`)}
              checked={wish.scopes.includes(scope)}
              onChange={(on) => toggle(scope, on)}
            />
          ))}
          <NativeSelect
            label={t("profile.keyLife")}
            value={wish.days}
            data={LIVES.filter((days) => days <= MAX_STAFF_DAYS || !wish.scopes.includes("staff")).map(
              (days) => ({ value: String(days), label: t("profile.days", { days }) }),
            )}
            onChange={(event) => setWish({ ...wish, days: Number(event.currentTarget.value) })}
          />
          <OwnPassword
            value={wish.password}
            error={errorOf("password")}
            onChange={(password) => setWish({ ...wish, password })}
          />
          {failure && !["name", "password"].includes(failure.field) && (
            <Notice tone="bad" live>
              <p>{failure.message}</p>
            </Notice>
          )}
          <Button type="submit" loading={busy} disabled={wish.scopes.length === 0}>
            {t("profile.createKey")}
          </Button>
        </form>
      )}
    </Dialog>
  );
};
