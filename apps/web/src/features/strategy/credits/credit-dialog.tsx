import { Button } from "@mantine/core";
import { messages } from "@teamwright/domain/messages";
import { useState } from "react";
import { usePlanStatus } from "../../../data/api/session.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useText } from "../../../i18n/text.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { hasSuggestions } from "../flow/has-suggestions.ts";
import { CreditInfo } from "./credit-info.tsx";
import classes from "./credits.module.css";
import { CustomCreditForm } from "./custom-credit-form.tsx";

type Mode = "select" | "info";

/**
 * What the pool costs, and for a prime admin own ranges per side or percentage group: they start in the select
 * mode, everybody else sees the info only. Automatic cricket only.
 */
export const CreditDialog = ({ context }: { readonly context: StrategyContext }) => {
  const { shell } = useText();
  const primeAdmin = usePlanStatus()?.prime_admin ?? false;
  const start: Mode = primeAdmin ? "select" : "info";
  const [mode, setMode] = useState<Mode | null>(null);
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
        {primeAdmin ? messages.generic.custom : messages.credit.creditInfo}
      </Button>
      <Dialog
        opened={mode !== null}
        onClose={close}
        title={info ? messages.credit.creditInfo : messages.credit.selectCreditRange}
        closeLabel={shell.close}
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
                  {messages.generic.back}
                </Button>
              )}
              <Button variant="soft" onClick={close}>
                {messages.generic.cancel}
              </Button>
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
