import type { FormEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { Mark } from "../../ui/mark.tsx";
import { Page } from "../../ui/page.tsx";
import classes from "./sign-in-frame.module.css";

type SignInFrameProps = {
  readonly title: string;
  readonly lead: string;
  readonly note?: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
};

/** The card of the sign-in and password screens. */
export const SignInFrame = ({ title, lead, note, onSubmit, children }: SignInFrameProps) => {
  const { shell } = useText();
  const navigate = useNavigate();
  return (
    <Page title={title} back={{ label: shell.back, onBack: () => void navigate(paths.home) }}>
      <form className={classes["card"]} onSubmit={onSubmit} noValidate>
        <Mark size={48} />
        <p className={classes["lead"]}>{lead}</p>
        {children}
        {note && <p className={classes["note"]}>{note}</p>}
      </form>
    </Page>
  );
};
