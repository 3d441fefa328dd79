import { useBootstrap } from "#data/api/bootstrap.ts";
import { signInByIdentity } from "#data/api/identity-sign-in.ts";
import { useSubmit } from "#data/api/use-submit.ts";
import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";

type IdentityButtonProps = { readonly onRefusal: (message: string | null) => void };

/** Staff may sign in by the operator's provider; without one there is no button. */
export const IdentityButton = ({ onRefusal }: IdentityButtonProps) => {
  const provider = useBootstrap()?.identity_provider;
  const { busy, submit } = useSubmit(signInByIdentity);
  if (provider === undefined) return null;
  const leave = async (): Promise<void> => {
    onRefusal(null);
    const begun = await submit(null);
    if (begun?.ok === false) onRefusal(begun.message);
  };
  return (
    <Button variant="soft" fullWidth loading={busy} onClick={() => void leave()}>
      {t("sign-in.identity", { provider })}
    </Button>
  );
};
