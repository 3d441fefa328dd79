import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

type LinkButtonProps = Omit<ButtonProps, "component"> & {
  readonly to: string;
  /** Passed in the history's state: data that must not be in an address. */
  readonly state?: unknown;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

/** A link that looks like a button. It navigates, so it is a link for screen readers and the browser. */
export const LinkButton = ({ to, children, ...rest }: LinkButtonProps) => (
  // The colour of plain links is outside the layers and would override the variant's.
  <Button component={Link} to={to} style={{ color: "var(--button-color)" }} {...rest}>
    {children}
  </Button>
);
