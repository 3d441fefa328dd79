import type { CSSProperties, ReactNode } from "react";
import classes from "./button.module.css";
import { rem } from "./rem.ts";

export interface ButtonLook {
  /** "soft" is less prominent than "filled"; "danger" is for actions that cannot be undone. */
  readonly variant?: "filled" | "soft" | "subtle" | "danger" | undefined;
  /** "compact" is for rows of a list: small text, and still high enough for a finger. */
  readonly size?: "md" | "sm" | "compact" | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly leftSection?: ReactNode;
  /** Pixels at the browser's usual size of text: horizontal padding, and margin above. */
  readonly px?: number | undefined;
  readonly mt?: number | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children?: ReactNode;
}

/** The attributes of a button, or of a link that looks like one. */
export function buttonLook<Props extends ButtonLook>(props: Props) {
  const {
    variant = "filled",
    size = "md",
    fullWidth = false,
    leftSection,
    px,
    mt,
    className = "",
    style,
    children,
    ...rest
  } = props;
  const sizeClass = size === "md" ? "" : classes[size];
  const wide = fullWidth ? classes["wide"] : "";
  const spacing = {
    ...(px === undefined ? {} : { paddingInline: rem(px) }),
    ...(mt === undefined ? {} : { marginTop: rem(mt) }),
    ...style,
  };
  return {
    ...rest,
    className: `${classes["button"]} ${classes[variant]} ${sizeClass} ${wide} ${className}`,
    style: spacing,
    children: (
      <span className={classes["label"]}>
        {leftSection}
        {children}
      </span>
    ),
  };
}
