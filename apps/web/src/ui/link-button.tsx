import type { ComponentProps } from "react";
import { Link } from "react-router";
import { buttonLook, type ButtonLook } from "./button-look.tsx";

type LinkButtonProps = Omit<ComponentProps<typeof Link>, keyof ButtonLook> & ButtonLook;

/** A link that looks like a button. It navigates, so it is a link for screen readers and the browser. */
export const LinkButton = (props: LinkButtonProps) => <Link {...buttonLook(props)} />;
