import type { FormEventHandler, ReactNode } from "react";
import { paths } from "#lib/paths.ts";
import { Mark } from "#ui/mark.tsx";
import { Page } from "#ui/page.tsx";
import { useBackTo } from "#ui/use-back.ts";
import classes from "./sign-in-frame.module.css";

type SignInFrameProps = {
  readonly title: string;
  readonly lead: string;
  readonly note?: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
};

/** The card of the sign-in and password screens. */
export const SignInFrame = ({ title, lead, note, onSubmit, children }: SignInFrameProps) => {
  return (
    <Page title={title} onBack={useBackTo(paths.home)}>
      <form className={classes["card"]} onSubmit={onSubmit} noValidate>
        <Mark size={48} />
        <p className={classes["lead"]}>{lead}</p>
        {children}
        {note && <p className={classes["note"]}>{note}</p>}
      </form>
    </Page>
  );
};
