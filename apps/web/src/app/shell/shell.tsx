import { Suspense } from "react";
import { Outlet, ScrollRestoration, useMatches } from "react-router";
import { useText } from "../../i18n/text.ts";
import type { RouteEntry } from "../../lib/route-entry.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { SideRail } from "./side-rail.tsx";
import classes from "./shell.module.css";
import { useRouteFocus } from "./use-route-focus.ts";

const isRouteEntry = (handle: unknown): handle is RouteEntry =>
  typeof handle === "object" && handle !== null && "load" in handle;

/** The route entry of the screen that is shown; null for an address that does not exist. */
const useRouteEntry = (): RouteEntry | null => {
  const handle: unknown = useMatches().at(-1)?.handle;
  return isRouteEntry(handle) ? handle : null;
};

/** The frame around every screen: a rail from 1024 px, a bottom bar on top-level screens of a phone. */
export const Shell = () => {
  const text = useText();
  const entry = useRouteEntry();
  useRouteFocus();
  const bar = entry?.bar ?? entry === null;
  return (
    <div className={`${classes["shell"]} ${bar ? classes["withBar"] : ""}`}>
      {entry && <title>{`${entry.title(text)} · ${text.shell.productName}`}</title>}
      <a className={classes["skip"]} href="#main">
        {text.shell.skipToContent}
      </a>
      <SideRail />
      <div className={classes["content"]}>
        <Suspense>
          <Outlet />
        </Suspense>
      </div>
      {bar && <BottomBar />}
      <ScrollRestoration />
    </div>
  );
};
