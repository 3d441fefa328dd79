import { t } from "#i18n/translate.ts";
import { ShownOnce } from "./shown-once.tsx";

type WebhookSecretProps = { readonly secret: string; readonly onClose: () => void };

export const WebhookSecret = ({ secret, onClose }: WebhookSecretProps) => (
  <ShownOnce
    label={t("profile.webhookSecret")}
    value={secret}
    warning={t("profile.secretShownOnce")}
    copyLabel={t("profile.copySecret")}
    copiedText={t("profile.secretCopied")}
    notCopied={t("profile.secretNotCopied")}
    onClose={onClose}
  />
);
