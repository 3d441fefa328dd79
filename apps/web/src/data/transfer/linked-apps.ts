import type { FantasyApp } from "@teamwright/contract";
import { useMemo } from "react";
import * as z from "zod/mini";
import { create } from "zustand";
import { useAccountStore } from "../api/account.ts";
import { useFantasyApps } from "../api/bootstrap.ts";
import { forgetLocal, readLocal, writeLocal } from "../records/local-keys.ts";

/** The main provider's app: links and direct provider teams belong to it. */
export const MAIN_APP = "dream11";

const appLink = z.object({
  slug: z.string(),
  mobileNumber: z.string(),
  /** Sealed by the server for this account and app; useless elsewhere. */
  authToken: z.string(),
});
export type AppLink = z.infer<typeof appLink>;

/** The content of `fantasy_stuff_3`: the apps that this account linked on this device. */
const storedLinks = z.object({ account: z.string(), apps: z.array(appLink) });

const accountId = (): string => readLocal("tg_id") ?? "";

/** Links of another account are not read: their tokens do not open for this one. */
const restore = (): readonly AppLink[] => {
  const stored = storedLinks.safeParse(readLocal("fantasy_stuff_3"));
  return stored.success && stored.data.account === accountId() ? stored.data.apps : [];
};

const useLinks = create<{ readonly links: readonly AppLink[] }>(() => ({ links: restore() }));

const refresh = (): void => useLinks.setState({ links: restore() });

useAccountStore.subscribe(refresh);

// Another tab linked or unlinked an app, or another user signed in.
window.addEventListener("storage", ({ key }) => {
  if (key === "fantasy_stuff_3" || key === "tg_id" || key === null) refresh();
});

function keep(apps: readonly AppLink[]): void {
  if (apps.length === 0) forgetLocal("fantasy_stuff_3");
  else writeLocal("fantasy_stuff_3", { account: accountId(), apps });
  useLinks.setState({ links: apps });
}

export const keepLink = (link: AppLink): void =>
  keep([...restore().filter(({ slug }) => slug !== link.slug), link]);

/** Deletes the app's flag, number and token on this device. */
export const dropLink = (slug: string): void => keep(restore().filter((link) => link.slug !== slug));

/** The stored link; undefined when the app is not linked. */
export const linkOf = (slug: string): AppLink | undefined => restore().find((link) => link.slug === slug);

/** An app of the registry with this device's link to it. */
export type LinkedApp = FantasyApp & {
  readonly link: boolean;
  readonly mobileNumber: string;
  readonly authToken: string;
};

/** Every app of the registry, linked or not; empty until the registry is loaded. */
export function useLinkedApps(): readonly LinkedApp[] {
  const apps = useFantasyApps();
  const storedLinks = useLinks(({ links }) => links);
  return useMemo(
    () =>
      apps.map((app) => {
        const link = storedLinks.find(({ slug }) => slug === app.slug);
        return {
          ...app,
          link: link !== undefined,
          mobileNumber: link?.mobileNumber ?? "",
          authToken: link?.authToken ?? "",
        };
      }),
    [apps, storedLinks],
  );
}

const NO_HOSTS: readonly string[] = [];

/** Hosts at which the main app's links of teams open; undefined until the registry is loaded. */
export function useLinkHosts(): readonly string[] | undefined {
  const apps = useFantasyApps();
  return apps.length === 0 ? undefined : (apps.find(({ slug }) => slug === MAIN_APP)?.link_hosts ?? NO_HOSTS);
}
