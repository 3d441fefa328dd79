import { useState } from "react";
import { addPasskey } from "#data/api/passkeys.ts";
import { t } from "#i18n/translate.ts";
import { deviceName } from "#lib/device-name.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

type OfferPasskeyProps = {
  /** The password of the sign-in a moment ago: the proof that adding a passkey needs. */
  readonly password: string;
  readonly onClose: () => void;
};

/** Offered once on a device, after a sign-in with the password. */
export const OfferPasskey = ({ password, onClose }: OfferPasskeyProps) => {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const accept = async (): Promise<void> => {
    setBusy(true);
    const result = await addPasskey(password, deviceName(navigator.userAgent));
    setBusy(false);
    if (!result.ok) {
      setRefusal(result.message);
      return;
    }
    toast.success(t("replies.passkeyCreated"));
    onClose();
  };
  return (
    <SignInFrame
      title={t("sign-in.offerTitle")}
      lead={t("sign-in.offerLead")}
      onSubmit={(event) => {
        event.preventDefault();
        void accept();
      }}
    >
      {refusal !== null && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
      <Button type="submit" loading={busy} fullWidth>
        {t("sign-in.offerAccept")}
      </Button>
      <Button variant="soft" fullWidth onClick={onClose}>
        {t("sign-in.offerDecline")}
      </Button>
    </SignInFrame>
  );
};
