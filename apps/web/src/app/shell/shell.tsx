import { t, useLanguage } from "#i18n/translate.ts";
import { Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router";
import { useServerEvents } from "#data/api/events.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { PageMenuContext } from "#ui/page-menu.ts";
import { useWide } from "#lib/use-wide.ts";
import type { RouteEntry } from "#ui/route-entry.ts";
import { SkeletonList } from "#ui/skeleton.tsx";
import { ErrorBoundary } from "../error-boundary.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import classes from "./shell.module.css";
import { SideRail } from "./side-rail.tsx";
import { useSignedOutNotice } from "./use-signed-out-notice.ts";
import { useScrollMemory } from "./use-scroll-memory.ts";

const SideMenu = lazyPart(async () => (await import("./side-menu.tsx")).SideMenu);

/** The frame of every screen: a rail from 1024 px, a bottom bar on top-level screens of a phone. */
export const Shell = ({ entry }: { readonly entry: RouteEntry | null }) => {
  useLanguage();
  const { pathname } = useLocation();
  useScrollMemory();
  useServerEvents();
  useSignedOutNotice();
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never");
  // Hidden on a phone, its thirty links would be rendered again with each navigation.
  const wide = useWide();
  const bar = entry === null || entry.bar === true;
  return (
    <div className={`${classes["shell"]} ${bar ? classes["withBar"] : ""}`}>
      {entry && <title>{`${t(entry.title)} · ${t("shell.productName")}`}</title>}
      <a className={classes["skip"]} href="#main">
        {t("shell.skipToContent")}
      </a>
      {wide && <SideRail />}
      <div className={classes["content"]}>
        <PageMenuContext
          value={{
            label: t("shell.openMenu"),
            open: () => {
              setMenu("open");
            },
          }}
        >
          <Suspense
            fallback={
              <div className={classes["loading"]}>
                <SkeletonList label={t("shell.loading")} rows={5} height={96} />
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
            isOpen={menu === "open"}
            onClose={() => {
              setMenu("closed");
            }}
          />
        </Suspense>
      )}
    </div>
  );
};
