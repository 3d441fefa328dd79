import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useBootstrap } from "#data/api/bootstrap.ts";
import { finishIdentity, returnOf } from "#data/api/identity-sign-in.ts";
import { t } from "#i18n/translate.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The page to which the identity provider sends the browser back: it ends the sign-in, or the link of the account. */
export const IdentityPage = () => {
  const navigate = useNavigate();
  const provider = useBootstrap()?.identity_provider ?? t("sign-in.identityProvider");
  const [back] = useState(() => returnOf(window.location.search));
  const [refusal, setRefusal] = useState<string | null>(null);
  const links = back?.links === true;

  useEffect(() => {
    // A reply of the provider works once, so it is removed from the address, where a reload would use it again.
    window.history.replaceState(window.history.state, "", paths.identity);
    if (back === null) {
      void navigate(paths.login, { replace: true });
      return;
    }
    void finishIdentity(back).then(async (result) => {
      if (!result.ok) {
        setRefusal(result.message);
        return;
      }
      const first = "mustChangePassword" in result && result.mustChangePassword;
      toast.success(
        t(links ? "replies.identityLinked" : first ? "replies.loginChangePassword" : "replies.loginVerified"),
      );
      await navigate(links ? paths.profile : first ? paths.changePassword : paths.home, { replace: true });
    });
    // Only the address at the time of opening counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <SignInFrame
      title={t("sign-in.identityTitle", { provider })}
      lead={refusal === null ? t("sign-in.identityBusy") : t("sign-in.identityFailed")}
      onSubmit={(event) => event.preventDefault()}
    >
      {refusal !== null && (
        <>
          <Notice tone="bad" live>
            {refusal}
          </Notice>
          <LinkButton to={links ? paths.profile : paths.login} variant="soft" fullWidth>
            {t(links ? "sign-in.identityProfile" : "sign-in.identityBack")}
          </LinkButton>
        </>
      )}
    </SignInFrame>
  );
};
