import { teamLinkAddress } from "@teamwright/contract/team-link";
import type { Deps } from "#http/deps.ts";
import { MAIN_APP } from "#providers/apps.ts";

/** Whether the text is a link of a team at a host of the main app. */
export const isMainAppLink = ({ fantasyApps }: Pick<Deps, "fantasyApps">, link: string): boolean =>
  teamLinkAddress(link, fantasyApps.find(MAIN_APP)?.linkHosts ?? []) !== null;
