import { t } from "#i18n/translate.ts";
import { Button, CancelButton } from "#ui/button.tsx";
import { useState } from "react";
import { usePlanStatus } from "#data/api/session.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { Dialog } from "#ui/dialog.tsx";
import { hasSuggestions } from "../flow/has-suggestions.ts";
import { CreditInfo } from "./credit-info.tsx";
import classes from "./credits.module.css";
import { CustomCreditForm } from "./custom-credit-form.tsx";

type CreditDialogMode = "select" | "info";

/**
 * The cost of the pool and, for a prime admin, ranges per side or percentage group. Prime admins start in the select
 * mode, all other users see only the info. Automatic cricket only.
 */
export const CreditDialog = ({ context }: { readonly context: StrategyContext }) => {
  const primeAdmin = usePlanStatus()?.prime_admin ?? false;
  const start: CreditDialogMode = primeAdmin ? "select" : "info";
  const [mode, setMode] = useState<CreditDialogMode | null>(null);
  if (!hasSuggestions(context.match)) return null;
  const close = () => {
    setMode(null);
  };
  const info = mode === "info";
  return (
    <>
      <Button
        variant="soft"
        onClick={() => {
          setMode(start);
        }}
      >
        {primeAdmin ? t("strategy.custom") : t("strategy.creditInfo")}
      </Button>
      <Dialog
        isOpen={mode !== null}
        onClose={close}
        title={info ? t("strategy.creditInfo") : t("strategy.selectCreditRange")}
        size={560}
      >
        {info ? (
          <div className={classes["stack"]}>
            <CreditInfo context={context} />
            <div className={classes["buttons"]}>
              {primeAdmin && (
                <Button
                  variant="soft"
                  onClick={() => {
                    setMode("select");
                  }}
                >
                  {t("shell.back")}
                </Button>
              )}
              <CancelButton onClick={close} />
            </div>
          </div>
        ) : (
          <CustomCreditForm
            context={context}
            onClose={close}
            onInfo={() => {
              setMode("info");
            }}
          />
        )}
      </Dialog>
    </>
  );
};
