import { useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import { AnchorButton } from "#ui/anchor-button.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { OtherSite } from "./other-site.tsx";

interface LeavingLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that a person posted. It names the site and asks before it opens a tab, whatever button or key it is tapped with. */
export const LeavingLink = ({ href, children }: LeavingLinkProps) => {
  const [asking, setAsking] = useState(false);
  const leave = { href, target: "_blank", rel: "noopener noreferrer nofollow" } as const;
  const ask = (event: MouseEvent): void => {
    // The right button opens the browser's menu, which shows the address itself.
    if (event.button === 2) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <AnchorButton {...leave} aria-haspopup="dialog" onClick={ask} onAuxClick={ask}>
        {children}
      </AnchorButton>
      <Dialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        title={t("common.leaving")}
        footer={
          <>
            <Button variant="soft" onClick={() => setAsking(false)}>
              {t("common.stayHere")}
            </Button>
            <AnchorButton {...leave} onClick={() => setAsking(false)}>
              {t("common.openSite")}
            </AnchorButton>
          </>
        }
      >
        <OtherSite href={href} />
      </Dialog>
    </>
  );
};
