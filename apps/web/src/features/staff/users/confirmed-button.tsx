import { Button } from "#ui/button.tsx";
import { useState } from "react";
import { ConfirmDialog } from "#ui/dialog.tsx";

type ConfirmedButtonProps = {
  readonly label: string;
  readonly question: string;
  readonly detail: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly onConfirm: () => Promise<boolean>;
};

/** A button with a confirmation that describes what will be lost. The dialog stays open when the server refuses. */
export const ConfirmedButton = ({
  label,
  question,
  detail,
  busy,
  disabled = false,
  danger = true,
  onConfirm,
}: ConfirmedButtonProps) => {
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="soft"
        disabled={disabled}
        onClick={() => {
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={close}
        onConfirm={() => void onConfirm().then((done) => done && close())}
        question={question}
        detail={detail}
        confirmLabel={label}
        danger={danger}
        busy={busy}
      />
    </>
  );
};
