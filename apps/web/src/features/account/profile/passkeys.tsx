import { useQuery } from "@tanstack/react-query";
import type { Passkey } from "@teamwright/contract";
import { Suspense, useState } from "react";
import { canUsePasskeys } from "#data/api/passkey-browser.ts";
import { passkeysQuery, removePasskey } from "#data/api/passkeys.ts";
import { t } from "#i18n/translate.ts";
import { ageOf } from "#lib/age.ts";
import { serverNow } from "#lib/server-clock.ts";
import { indianDay } from "#lib/when.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmCall } from "./confirm-call.tsx";
import classes from "./profile-page.module.css";

const PasskeyDialog = lazyPart(async () => (await import("./passkey-dialog.tsx")).PasskeyDialog);

type PasskeyRowProps = {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
};

const PasskeyRow = ({ passkey, onRename, onRemove }: PasskeyRowProps) => {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={classes["device"]}>
      <div>
        <p>{name}</p>
        <span>
          {t("profile.passkeyAdded", { date: indianDay(Date.parse(createdAt)) })} ·{" "}
          {lastUsedAt === null
            ? t("profile.keyUnused")
            : t("profile.lastSeen", { age: ageOf(serverNow() - Date.parse(lastUsedAt)) })}
        </span>
      </div>
      <Button
        variant="soft"
        size="compact"
        aria-label={t("profile.renamePasskey", { name })}
        onClick={onRename}
      >
        {t("profile.rename")}
      </Button>
      <Button
        variant="soft"
        size="compact"
        aria-label={t("profile.removePasskey", { name })}
        onClick={onRemove}
      >
        {t("profile.remove")}
      </Button>
    </li>
  );
};

/** The account's passkeys: added, renamed and removed. Hidden while they cannot be fetched, and where there are none. */
export const Passkeys = () => {
  const { data, refetch } = useQuery(passkeysQuery);
  /** The passkey to rename; null: a new one. */
  const [naming, setNaming] = useState<Passkey | null>();
  const [removing, setRemoving] = useState<Passkey>();
  const usable = canUsePasskeys();
  if (!data || (data.length === 0 && !usable)) return null;
  return (
    <Card level={3} heading={t("profile.passkeys")}>
      <p className={classes["none"]}>{t("profile.passkeysHint")}</p>
      <ul role="list" className={classes["keys"]}>
        {data.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setNaming(passkey)}
            onRemove={() => setRemoving(passkey)}
          />
        ))}
      </ul>
      {usable && (
        <Button variant="soft" fullWidth onClick={() => setNaming(null)}>
          {t("profile.newPasskey")}
        </Button>
      )}
      {naming !== undefined && (
        <Suspense>
          <PasskeyDialog
            passkey={naming}
            onClose={() => {
              setNaming(undefined);
              void refetch();
            }}
          />
        </Suspense>
      )}
      {removing && (
        <ConfirmCall
          question={t("profile.removePasskeyQuestion", { name: removing.name })}
          detail={t("profile.removePasskeyDetail")}
          confirmLabel={t("profile.remove")}
          call={() => removePasskey(removing.id)}
          doneText={t("replies.passkeyRemoved")}
          onClose={() => {
            setRemoving(undefined);
            void refetch();
          }}
        />
      )}
    </Card>
  );
};
