import { createElement, startTransition, use, useEffect, useState, type ComponentType } from "react";
import { matchPath, useNavigate } from "react-router";
import { FlowWaiting } from "../blocks/flow-page/flow-waiting.tsx";
import { useText } from "../i18n/text.ts";
import { paths } from "../lib/paths.ts";
import { Page } from "../ui/page.tsx";
import type { RouteEntry } from "../ui/route-entry.ts";
import { SkeletonList } from "../ui/skeleton.tsx";
import { features } from "./features.ts";
import { nextTask } from "./next-task.ts";

/** Every screen of the product. */
export const entries: readonly RouteEntry[] = features.flat();

/** The route entry of an address; null when no screen has it. */
export const entryOf = (pathname: string): RouteEntry | null =>
  entries.find((entry) => matchPath(entry.path, pathname) !== null) ?? null;

const loaded = new Map<RouteEntry, ComponentType>();
const loading = new Map<RouteEntry, Promise<ComponentType>>();

/**
 * The files that the screens of an account share, each run in a task of its own before the screen's: in one task the three
 * would keep a slow phone from hearing a tap for 100 ms.
 */
const runShared = async (): Promise<void> => {
  await import("../data/records/database.ts");
  await nextTask();
  await import("../ui/dialog.tsx");
  await nextTask();
};

const loadPage = async (entry: RouteEntry): Promise<ComponentType> => {
  if (entry.access !== "open") await runShared();
  return entry.load();
};

const load = (entry: RouteEntry): Promise<ComponentType> => {
  const begun = loading.get(entry);
  if (begun) return begun;
  const page = loadPage(entry);
  loading.set(entry, page);
  page.then(
    (component) => loaded.set(entry, component),
    // A later visit may ask again: the line may be back.
    () => loading.delete(entry),
  );
  return page;
};

/** Loads the screen of an address, if there is one. Resolves when its code is there; a failure shows when it is opened. */
export const loadScreen = async (pathname: string): Promise<void> => {
  const entry = entryOf(pathname);
  if (entry) await load(entry).catch(() => undefined);
};

/** As build/screen-frames.ts draws it before the scripts run. */
const Waiting = ({ entry }: { readonly entry: RouteEntry }) => {
  const text = useText();
  const navigate = useNavigate();
  const title = entry.title(text);
  if (entry.step) return <FlowWaiting title={title} />;
  const back = { label: text.shell.back, onBack: () => void navigate(paths.home) };
  return (
    <Page title={title} back={entry.bar ? undefined : back}>
      <SkeletonList label={text.shell.loading} rows={5} height={96} />
    </Page>
  );
};

/** Whether this visit has shown a screen: the next one then comes in its place, when it is there. */
let visited = false;

/**
 * A screen, its code loaded when first shown. The first of a visit stands as its title meanwhile: not by `Suspense`,
 * for React holds back for 300 ms what replaces a fallback.
 */
export const Screen = ({ entry }: { readonly entry: RouteEntry }) => {
  const [, show] = useState(false);
  const known = loaded.get(entry);
  const waits = known === undefined && !visited;
  useEffect(() => {
    if (!waits) {
      visited = true;
      return;
    }
    const arrived = (): void => {
      visited = true;
      startTransition(() => show(true));
    };
    // A failure is met again below, where the error screen catches it.
    load(entry).then(arrived, arrived);
  }, [entry, waits]);
  if (waits) return <Waiting entry={entry} />;
  return createElement(known ?? use(load(entry)));
};
