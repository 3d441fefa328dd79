import { Button } from "#ui/button.tsx";
import { type ReactNode, useState } from "react";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { Dialog } from "#ui/dialog.tsx";
import { hasSuggestions } from "./has-suggestions.ts";

interface AutomaticDialogProps {
  readonly context: StrategyContext;
  /** The label of the button and the title of its dialog: "Suggestion", "Custom". */
  readonly name: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button of a step with its dialog, for automatic cricket matches only; absent otherwise. */
export const AutomaticDialog = ({ context, name, children }: AutomaticDialogProps) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!hasSuggestions(context.match)) return null;
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Button
        variant="soft"
        px={14}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {name}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={name}>
        {children(close)}
      </Dialog>
    </>
  );
};
