import type { ComponentProps } from "react";
import { t } from "#i18n/translate.ts";
import { buttonLook, type ButtonLook } from "./button-look.tsx";
import classes from "./button.module.css";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = Omit<ComponentProps<"button">, keyof ButtonLook> &
  ButtonLook & {
    /** Shows that the action runs; the button cannot be tapped meanwhile. */
    readonly loading?: boolean | undefined;
  };

/** A button of the product. */
export const Button = ({ loading = false, disabled = false, ...props }: ButtonProps) => {
  const { children, ...look } = buttonLook(props);
  return (
    <button type="button" {...look} disabled={disabled || loading} data-loading={loading || undefined}>
      {loading && (
        <span className={classes["loading"]}>
          <Spinner size={22} />
        </span>
      )}
      {children}
    </button>
  );
};

/** Beside the main button of a dialog or a form: leaves it as it was, or ends what runs. */
export const CancelButton = (props: Pick<ButtonProps, "onClick" | "size">) => (
  <Button {...props} variant="soft">
    {t("shell.cancel")}
  </Button>
);
