import { loadText, t, useLanguage } from "#i18n/translate.ts";
import { createElement, startTransition, use, useEffect, useState, type ComponentType } from "react";
import { useNavigate } from "react-router";
import { areas } from "virtual:screen-texts";
import { FlowWaiting } from "#blocks/flow-page/flow-waiting.tsx";
import { paths } from "#lib/paths.ts";
import { loadWhenOnline } from "#ui/load-when-online.ts";
import { Page } from "#ui/page.tsx";
import type { RouteEntry } from "#ui/route-entry.ts";
import { SkeletonList } from "#ui/skeleton.tsx";
import { entryOf } from "./entries.ts";
import { nextTask } from "./next-task.ts";

const loadedScreens = new Map<RouteEntry, ComponentType>();
const loading = new Map<RouteEntry, Promise<ComponentType>>();
const opening = new Map<RouteEntry, Promise<ComponentType>>();

/** A failure is rendered more than once until the error screen is there; milliseconds. */
const FAILURE_SHOWN = 1000;

/**
 * The files that the screens of an account share. Each runs in a separate task before the screen's: in one task the
 * three would block taps on a slow phone for 100 ms.
 */
const runShared = async (): Promise<void> => {
  await import("#data/records/database.ts");
  await nextTask();
  await import("#ui/dialog.tsx");
  await nextTask();
};

const loadCode = async (entry: RouteEntry): Promise<ComponentType> => {
  if (entry.access !== "open") await runShared();
  return entry.load();
};

const loadPage = async (entry: RouteEntry): Promise<ComponentType> => {
  const [page] = await Promise.all([loadCode(entry), loadText(areas[entry.path] ?? [])]);
  return page;
};

const load = (entry: RouteEntry): Promise<ComponentType> => {
  const earlierLoad = loading.get(entry);
  if (earlierLoad) return earlierLoad;
  const page = loadPage(entry);
  loading.set(entry, page);
  page.then(
    (component) => loadedScreens.set(entry, component),
    // A later visit may retry, because the connection may work again.
    () => loading.delete(entry),
  );
  return page;
};

/** The same for a screen that is opened; without a network the current screen stays until it is back. */
const open = (entry: RouteEntry): Promise<ComponentType> => {
  const earlierOpening = opening.get(entry);
  if (earlierOpening) return earlierOpening;
  const page = loadWhenOnline(() => load(entry));
  opening.set(entry, page);
  page.catch(() => setTimeout(() => opening.delete(entry), FAILURE_SHOWN));
  return page;
};

/**
 * Preloads the screen of an address, if there is one. Resolves when its code is loaded; a failure is shown when the
 * screen is opened.
 */
export const loadScreen = async (pathname: string): Promise<void> => {
  const entry = await entryOf(pathname).catch(() => null);
  if (entry) await load(entry).catch(() => undefined);
};

/** The same as build/screen-frames.ts draws before the scripts run. */
const Waiting = ({ entry }: { readonly entry: RouteEntry }) => {
  const navigate = useNavigate();
  const title = t(entry.title);
  if (entry.step) return <FlowWaiting title={title} />;
  const onBack = (): void => void navigate(paths.home);
  return (
    <Page title={title} onBack={entry.bar ? undefined : onBack}>
      <SkeletonList label={t("shell.loading")} rows={5} height={96} />
    </Page>
  );
};

/** Whether this visit has shown a screen: the next one then replaces it when it is loaded. */
let wasVisited = false;

/**
 * A screen whose code is loaded when it is first shown. The first screen of a visit shows its title meanwhile, without
 * `Suspense`, because React delays the replacement of a fallback by 300 ms.
 */
export const Screen = ({ entry }: { readonly entry: RouteEntry }) => {
  useLanguage();
  const [, show] = useState(false);
  const promise = loadedScreens.get(entry);
  const waits = promise === undefined && !wasVisited;
  useEffect(() => {
    if (!waits) {
      wasVisited = true;
      return;
    }
    const onArrival = (): void => {
      wasVisited = true;
      startTransition(() => show(true));
    };
    // The render below throws the same failure, where the error screen catches it.
    open(entry).then(onArrival, onArrival);
  }, [entry, waits]);
  if (waits) return <Waiting entry={entry} />;
  return createElement(promise ?? use(open(entry)));
};
