import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

type LinkButtonProps = Omit<ButtonProps, "component"> & {
  readonly to: string;
  /** Handed over in the history's state: what must not stand in an address. */
  readonly state?: unknown;
  readonly onClick?: () => void;
  readonly children: ReactNode;
};

/** A link that looks like a button: it goes somewhere, so it is a link to a reader and to the browser. */
export const LinkButton = ({ to, children, ...rest }: LinkButtonProps) => (
  // The colour of plain links lies outside the layers and would win over the variant's.
  <Button component={Link} to={to} style={{ color: "var(--button-color)" }} {...rest}>
    {children}
  </Button>
);
