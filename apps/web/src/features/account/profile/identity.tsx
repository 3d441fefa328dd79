import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { identityQuery, linkIdentity, unlinkIdentity } from "#data/api/identity-sign-in.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { t } from "#i18n/translate.ts";
import { ageOf } from "#lib/age.ts";
import { serverNow } from "#lib/server-clock.ts";
import { indianDay } from "#lib/when.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { ConfirmCall } from "./confirm-call.tsx";
import { OwnPassword } from "./own-password.tsx";
import classes from "./profile-page.module.css";

type IdentityDialogProps = { readonly provider: string; readonly onClose: () => void };

/** The password first: a session alone must not become a lasting way in. Then the browser leaves for the provider. */
const LinkDialog = ({ provider, onClose }: IdentityDialogProps) => {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState<{ readonly field?: string; readonly message: string }>();
  const { busy, submit } = useSubmit(linkIdentity);
  const goOn = async (): Promise<void> => {
    setFailure(undefined);
    const begun = await submit(password);
    if (begun?.ok === false) setFailure(begun);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("profile.linkIdentity", { provider })}
      closeOnClickOutside={false}
    >
      <form
        className={classes["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
      >
        <OwnPassword
          value={password}
          error={failure?.field === "password" ? failure.message : undefined}
          onChange={setPassword}
        />
        {failure && failure.field !== "password" && (
          <Notice tone="bad" live>
            <p>{failure.message}</p>
          </Notice>
        )}
        <Button type="submit" loading={busy} disabled={password === ""}>
          {t("profile.identityGoOn", { provider })}
        </Button>
      </form>
    </Dialog>
  );
};

/** The link of staff to the operator's identity provider. Hidden without a provider, and for customers. */
export const Identity = () => {
  const { data, refetch } = useQuery(identityQuery);
  const [open, setOpen] = useState<"link" | "unlink">();
  if (!data?.provider) return null;
  const { provider, link } = data;
  const close = () => {
    setOpen(undefined);
    void refetch();
  };
  return (
    <Card level={3} heading={t("profile.identity", { provider })}>
      <div className={classes["form"]}>
        <p className={classes["none"]}>
          {link === null
            ? t("profile.identityHint", { provider })
            : `${t("profile.identityLinkedSince", { date: indianDay(Date.parse(link.createdAt)) })} · ${
                link.lastUsedAt === null
                  ? t("profile.keyUnused")
                  : t("profile.lastSeen", { age: ageOf(serverNow() - Date.parse(link.lastUsedAt)) })
              }`}
        </p>
        <Button variant="soft" fullWidth onClick={() => setOpen(link === null ? "link" : "unlink")}>
          {link === null ? t("profile.linkIdentity", { provider }) : t("profile.unlinkIdentity")}
        </Button>
      </div>
      {open === "link" && <LinkDialog provider={provider} onClose={close} />}
      {open === "unlink" && (
        <ConfirmCall
          question={t("profile.unlinkIdentityQuestion", { provider })}
          detail={t("profile.unlinkIdentityDetail")}
          confirmLabel={t("profile.unlinkIdentity")}
          call={unlinkIdentity}
          doneText={t("replies.identityUnlinked")}
          onClose={close}
        />
      )}
    </Card>
  );
};
