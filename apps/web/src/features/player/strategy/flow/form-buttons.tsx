import { CancelButton } from "#ui/button.tsx";
import type { ReactNode } from "react";
import { ProblemNotice } from "#ui/problem-notice.tsx";
import classes from "./form-buttons.module.css";

interface FormButtonsProps {
  /** What has to be mended before the form can be sent. */
  readonly problem?: string | null;
  readonly onCancel: () => void;
  /** The buttons after Cancel. */
  readonly children: ReactNode;
}

/**
 * A tap on a choice applies at once, as does a field of a screen. Values of a dialog that have to fit together apply with
 * the button here.
 *
 * The end of a form in a dialog: the problem, Cancel, and the form's own buttons. */
export const FormButtons = ({ problem = null, onCancel, children }: FormButtonsProps) => (
  <>
    <ProblemNotice problem={problem} />
    <div className={classes["buttons"]}>
      <CancelButton onClick={onCancel} />
      {children}
    </div>
  </>
);
