import { paths } from "#lib/paths.ts";
import type { RouteEntry, ScreenFiles } from "#ui/route-entry.ts";

export const routes: readonly RouteEntry[] = [
  {
    path: paths.expertPanel,
    title: "shell.title.expertTeams",
    access: "plan",
    areas: ["experts", "terms"],
    load: async () => (await import("./expert-panel-page.tsx")).ExpertPanelPage,
  },
  {
    path: paths.showExpertTeams,
    title: "shell.title.expertTeams",
    access: "plan",
    areas: ["common", "experts", "teams", "terms", "transfer", "replies"],
    load: async () => (await import("./expert-post-page.tsx")).ExpertPostPage,
  },
  {
    path: paths.expertVideo,
    title: "shell.title.expertVideos",
    access: "plan",
    areas: ["common", "experts", "terms"],
    load: async () => (await import("./expert-videos-page.tsx")).ExpertVideosPage,
  },
  {
    path: paths.expertRecord,
    title: "shell.title.expertRecord",
    access: "plan",
    areas: ["experts", "notices", "terms"],
    load: async () => (await import("./expert-record-page.tsx")).ExpertRecordPage,
  },
];

/** The module of each screen. @public read by the build */
export const files: ScreenFiles = {
  expertPanel: "./expert-panel-page.tsx",
  showExpertTeams: "./expert-post-page.tsx",
  expertVideo: "./expert-videos-page.tsx",
  expertRecord: "./expert-record-page.tsx",
};
