import { ActionIcon } from "./action-icon.tsx";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { t } from "#i18n/translate.ts";
import { focusScreen } from "#lib/screen-focus.ts";
import { AboveFooter, AboveFooterProvider } from "./footer-problem.tsx";
import { BackIcon, MenuIcon } from "./icon.tsx";
import { usePageMenu } from "./page-menu.ts";
import { useBelowHead } from "./use-below-head.ts";
import { ToastSlot } from "./toast-slot.tsx";
import classes from "./page.module.css";

type PageProps = {
  /** The level-one heading. With `header` given it is read out but not shown. */
  readonly title: string;
  /** Absent: no back control. */
  readonly onBack?: (() => void) | undefined;
  /** Shows the phone's menu control at the right end; on a wide screen the rail has its entries. */
  readonly menu?: boolean;
  /** A small picture before the title. */
  readonly mark?: ReactNode;
  /** At the right of the title. */
  readonly actions?: ReactNode;
  /** Replaces the visible title row, e.g. with a match header. */
  readonly header?: ReactNode;
  /** Sticky under the title: tabs, the strategy bar. */
  readonly subheader?: ReactNode;
  /** Sticky at the bottom; the last child takes the remaining width. */
  readonly footer?: ReactNode;
  /** Above the footer's buttons. */
  readonly notice?: ReactNode;
  /** The second pane from 1024 px; under the content on a phone. */
  readonly aside?: ReactNode;
  /** Limits forms and texts to a readable width on a wide screen. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
};

const MenuControl = () => {
  const menu = usePageMenu();
  if (!menu) return null;
  return (
    <ActionIcon className={classes["menu"] ?? ""} aria-label={menu.label} onClick={menu.open}>
      <MenuIcon size={24} />
    </ActionIcon>
  );
};

type TitleRowProps = Pick<PageProps, "title" | "onBack" | "actions" | "menu" | "mark"> & {
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

const TitleRow = ({ title, onBack, actions, menu, mark, heading }: TitleRowProps) => (
  <div className={classes["title"]}>
    {onBack && (
      <ActionIcon className={classes["back"] ?? ""} aria-label={t("shell.back")} onClick={onBack}>
        <BackIcon size={24} />
      </ActionIcon>
    )}
    {mark && <span className={classes["mark"]}>{mark}</span>}
    <h1 ref={heading} className={classes["heading"]} tabIndex={-1}>
      {title}
    </h1>
    {actions && <div className={classes["actions"]}>{actions}</div>}
    {menu && <MenuControl />}
  </div>
);

/** The frame of every screen: sticky header, content, optional second pane, sticky footer. */
export const Page = (props: PageProps) => {
  const { title, header, subheader, footer, notice, aside, narrow, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { head, beside } = useBelowHead();
  useEffect(() => {
    focusScreen(heading.current, window.location.pathname);
  });
  return (
    <AboveFooterProvider>
      <div className={classes["page"]}>
        <header ref={head} className={classes["head"]}>
          {header === undefined ? (
            <TitleRow {...props} heading={heading} />
          ) : (
            <>
              <h1 ref={heading} className="visually-hidden" tabIndex={-1}>
                {title}
              </h1>
              {header}
            </>
          )}
          {subheader}
          <ToastSlot />
        </header>
        <div
          className={`${classes["body"]} ${aside ? classes["withAside"] : ""} ${narrow ? classes["narrow"] : ""}`}
        >
          <main id="main" tabIndex={-1} className={classes["main"]}>
            {children}
          </main>
          {aside && (
            <aside ref={beside} className={classes["aside"]}>
              {aside}
            </aside>
          )}
        </div>
        {footer && (
          <footer className={classes["foot"]}>
            {notice}
            <AboveFooter className={classes["aboveFooter"]} />
            <div className={classes["footRow"]}>{footer}</div>
          </footer>
        )}
      </div>
    </AboveFooterProvider>
  );
};
