import { paths } from "#lib/paths.ts";
import type { RouteEntry } from "#ui/route-entry.ts";

const step = (path: string, title: RouteEntry["title"], load: RouteEntry["load"]): RouteEntry => ({
  path,
  title,
  access: "plan",
  step: true,
  load,
});

/** The flow from a match's players to a strategy that is ready to generate. */
export const routes: readonly RouteEntry[] = [
  step(
    paths.match,
    "shell.title.choosePlayers",
    async () => (await import("./pool/match-page.tsx")).MatchPage,
  ),
  step(paths.change, "shell.title.editData", async () => (await import("./pool/change-page.tsx")).ChangePage),
  step(
    paths.section,
    "shell.title.section",
    async () => (await import("./section/section-page.tsx")).SectionPage,
  ),
  step(paths.grand, "shell.title.grand", async () => (await import("./section/grand-page.tsx")).GrandPage),
  step(
    paths.fixed,
    "shell.title.fixedPlayers",
    async () => (await import("./captains/player-pages.tsx")).FixedPage,
  ),
  step(
    paths.captain,
    "shell.title.captain",
    async () => (await import("./captains/player-pages.tsx")).CaptainPage,
  ),
  step(
    paths.viceCaptain,
    "shell.title.captain",
    async () => (await import("./captains/player-pages.tsx")).CaptainPage,
  ),
  step(
    paths.partition,
    "shell.title.partition",
    async () => (await import("./options/option-pages.tsx")).PartitionPage,
  ),
  step(
    paths.selection,
    "shell.title.selection",
    async () => (await import("./options/option-pages.tsx")).SelectionPage,
  ),
  step(
    paths.credit,
    "shell.title.creditRange",
    async () => (await import("./credits/credit-page.tsx")).CreditPage,
  ),
  step(
    paths.combination,
    "shell.title.teamCombinations",
    async () => (await import("./options/option-pages.tsx")).CombinationPage,
  ),
  step(
    paths.advanced,
    "shell.title.yourStrategy",
    async () => (await import("./review/review-page.tsx")).ReviewPage,
  ),
  step(
    paths.advancedExtra,
    "shell.title.yourStrategy",
    async () => (await import("./review/review-page.tsx")).ReviewExtraPage,
  ),
  step(
    paths.roleFrequency,
    "shell.title.roleFrequency",
    async () => (await import("./frequency/role-frequency-page.tsx")).RoleFrequencyPage,
  ),
  step(
    paths.percentageFrequency,
    "shell.title.percentageFrequency",
    async () => (await import("./frequency/percentage-frequency-page.tsx")).PercentageFrequencyPage,
  ),
  step(paths.smart, "shell.title.smart", async () => (await import("./smart/smart-page.tsx")).SmartPage),
  step(
    paths.shared,
    "shell.title.sharedStrategy",
    async () => (await import("./share-link/shared-page.tsx")).SharedPage,
  ),
  step(
    paths.auto,
    "shell.title.autoCreateTeams",
    async () => (await import("./auto/auto-page.tsx")).AutoPage,
  ),
];
