import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.expertPanel,
    title: "shell.title.expertTeams",
    access: "plan",
    load: async () => (await import("./expert-panel-page.tsx")).ExpertPanelPage,
  },
  {
    path: paths.showExpertTeams,
    title: "shell.title.expertTeams",
    access: "plan",
    load: async () => (await import("./expert-post-page.tsx")).ExpertPostPage,
  },
  {
    path: paths.expertVideo,
    title: "shell.title.expertVideos",
    access: "plan",
    load: async () => (await import("./expert-videos-page.tsx")).ExpertVideosPage,
  },
  {
    path: paths.expertRecord,
    title: "shell.title.expertRecord",
    access: "plan",
    load: async () => (await import("./expert-record-page.tsx")).ExpertRecordPage,
  },
];
