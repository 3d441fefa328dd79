import type { ComponentProps } from "react";
import { buttonLook, type ButtonLook } from "./button-look.tsx";

type AnchorButtonProps = Omit<ComponentProps<"a">, keyof ButtonLook> & ButtonLook & { readonly href: string };

/** A link that looks like a button, to another site or to a page that is loaded anew. */
export const AnchorButton = (props: AnchorButtonProps) => {
  const { children, ...look } = buttonLook(props);
  return <a {...look}>{children}</a>;
};
