import { messages } from "@teamwright/domain/messages";
import { paths } from "../../lib/paths.ts";
import type { RouteEntry } from "../../ui/route-entry.ts";

type Load = RouteEntry["load"];
const step = (path: string, title: RouteEntry["title"], load: Load): RouteEntry => ({
  path,
  title,
  access: "plan",
  step: true,
  load,
});

/** The way from a match's players to a strategy ready to generate. */
export const routes: readonly RouteEntry[] = [
  step(
    paths.match,
    (text) => text.strategy.choosePlayers,
    async () => (await import("./pool/match-page.tsx")).MatchPage,
  ),
  step(
    paths.change,
    () => messages.generic.editData,
    async () => (await import("./pool/change-page.tsx")).ChangePage,
  ),
  step(
    paths.section,
    (text) => text.strategy.section,
    async () => (await import("./section/section-page.tsx")).SectionPage,
  ),
  step(
    paths.grand,
    () => messages.strategy.grand,
    async () => (await import("./section/grand-page.tsx")).GrandPage,
  ),
  step(
    paths.fixed,
    (text) => text.strategy.fixedPlayers,
    async () => (await import("./leaders/fixed-page.tsx")).FixedPage,
  ),
  step(
    paths.captain,
    (text) => text.strategy.captain,
    async () => (await import("./leaders/captain-page.tsx")).CaptainPage,
  ),
  step(
    paths.viceCaptain,
    (text) => text.strategy.viceCaptain,
    async () => (await import("./leaders/vice-captain-page.tsx")).ViceCaptainPage,
  ),
  step(
    paths.partition,
    (text) => text.strategy.partition,
    async () => (await import("./sides/partition-page.tsx")).PartitionPage,
  ),
  step(
    paths.selection,
    (text) => text.strategy.selection,
    async () => (await import("./sides/selection-page.tsx")).SelectionPage,
  ),
  step(
    paths.credit,
    () => messages.credit.creditRange,
    async () => (await import("./credits/credit-page.tsx")).CreditPage,
  ),
  step(
    paths.combination,
    () => messages.combination.teamCombinations,
    async () => (await import("./combination/combination-page.tsx")).CombinationPage,
  ),
  step(
    paths.advanced,
    (text) => text.strategy.yourStrategy,
    async () => (await import("./review/review-page.tsx")).ReviewPage,
  ),
  step(
    paths.advancedExtra,
    (text) => text.strategy.yourStrategy,
    async () => (await import("./review/review-page.tsx")).ReviewExtraPage,
  ),
  step(
    paths.roleFrequency,
    () => messages.frequency.roleFrequency,
    async () => (await import("./frequency/role-frequency-page.tsx")).RoleFrequencyPage,
  ),
  step(
    paths.percentageFrequency,
    () => messages.frequency.percentageFrequency,
    async () => (await import("./frequency/percentage-frequency-page.tsx")).PercentageFrequencyPage,
  ),
  step(
    paths.smart,
    () => messages.strategy.smart,
    async () => (await import("./smart/smart-page.tsx")).SmartPage,
  ),
  step(
    paths.shared,
    (text) => text.share.title,
    async () => (await import("./shared/shared-page.tsx")).SharedPage,
  ),
  step(
    paths.auto,
    () => messages.match.autoCreateTeams,
    async () => (await import("./auto/auto-page.tsx")).AutoPage,
  ),
];
