import { lazy, Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useServerEvents } from "../../data/api/events.ts";
import { useText } from "../../i18n/text.ts";
import { PageMenuContext } from "../../ui/page-menu.ts";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { ErrorBoundary } from "../error-boundary.tsx";
import { entryOf } from "../screens.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import classes from "./shell.module.css";
import { SideRail } from "./side-rail.tsx";
import { useScrollMemory } from "./use-scroll-memory.ts";

const SideMenu = lazy(async () => ({ default: (await import("./side-menu.tsx")).SideMenu }));

/** The frame around every screen: a rail from 1024 px, a bottom bar on top-level screens of a phone. */
export const Shell = () => {
  const text = useText();
  const { pathname } = useLocation();
  const entry = entryOf(pathname);
  useScrollMemory();
  useServerEvents();
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never");
  const bar = entry === null || entry.bar === true;
  return (
    <div className={`${classes["shell"]} ${bar ? classes["withBar"] : ""}`}>
      {entry && <title>{`${entry.title(text)} · ${text.shell.productName}`}</title>}
      <a className={classes["skip"]} href="#main">
        {text.shell.skipToContent}
      </a>
      <SideRail />
      <div className={classes["content"]}>
        <PageMenuContext
          value={{
            label: text.shell.openMenu,
            open: () => {
              setMenu("open");
            },
          }}
        >
          <Suspense
            fallback={
              <div className={classes["loading"]}>
                <SkeletonList label={text.shell.loading} rows={5} height={96} />
              </div>
            }
          >
            <ErrorBoundary key={pathname}>
              <Outlet />
            </ErrorBoundary>
          </Suspense>
        </PageMenuContext>
      </div>
      {bar && <BottomBar />}
      {menu !== "never" && (
        <Suspense>
          <SideMenu
            opened={menu === "open"}
            onClose={() => {
              setMenu("closed");
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
