import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

/** Experts, and all staff: the specification's "non-customers". */
const staff = ["expert", "admin", "superuser", "prime_admin"] as const;

export const routes: readonly RouteEntry[] = [
  {
    path: paths.superDecision,
    title: "shell.title.expertChoice",
    access: "plan",
    staff,
    load: async () => (await import("./choice-page.tsx")).ChoicePage,
  },
  {
    path: paths.shareSoftware,
    title: "shell.title.shareTeams",
    access: "plan",
    staff,
    load: async () => (await import("./share-software-page.tsx")).ShareSoftwarePage,
  },
  {
    path: paths.shareHuman,
    title: "shell.title.buildTeam",
    access: "plan",
    staff,
    load: async () => (await import("./share-human-page.tsx")).ShareHumanPage,
  },
  {
    path: paths.storeExpertTeams,
    title: "shell.title.postTeams",
    access: "plan",
    staff,
    load: async () => (await import("./post-teams-page.tsx")).PostTeamsPage,
  },
  {
    path: paths.storeExpertVideo,
    title: "shell.title.postVideo",
    access: "plan",
    staff,
    load: async () => (await import("./post-video-page.tsx")).PostVideoPage,
  },
];
