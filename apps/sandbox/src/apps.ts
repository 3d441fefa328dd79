/** How an app spells the names of players. Each is a rule of `names.ts`. */
export type NameStyle = "initials" | "full" | "accents" | "family-first";

/** A fantasy app that the sandbox simulates. */
export interface PlayedApp {
  readonly slug: string;
  readonly name: string;
  /** Accent colour of its pages, readable on white and on black. */
  readonly colour: string;
  /** The most teams of one account in one match. */
  readonly limit: number;
  readonly open: boolean;
  /** Shortest time between two changes of one account. Seconds of the sandbox's clock; 0 sets no pace. */
  readonly paceSeconds: number;
  /** Fields of the reply to a code request that the session request must send back. */
  readonly codeFields: readonly string[];
  /** The player list is given only to a caller who names both sides. */
  readonly asksTeamNames: boolean;
  readonly nameStyle: NameStyle;
}

const app = (
  slug: string,
  name: string,
  more: Partial<PlayedApp> & Pick<PlayedApp, "colour" | "limit" | "nameStyle">,
): PlayedApp => ({
  slug,
  name,
  open: true,
  paceSeconds: 0,
  codeFields: [],
  asksTeamNames: false,
  ...more,
});

/** The five apps. The sandbox defines them itself: it simulates a third party and shares no table with its callers. */
export const playedApps: readonly PlayedApp[] = [
  app("dream11", "Dream11", { colour: "#c0392b", limit: 20, nameStyle: "initials" }),
  app("myfab11", "Myfab11", { colour: "#7d5ba6", limit: 30, nameStyle: "full" }),
  app("vision11", "Vision11", { colour: "#2e7d6b", limit: 30, nameStyle: "full", open: false }),
  app("my11circle", "My11Circle", {
    colour: "#b35900",
    limit: 20,
    paceSeconds: 2,
    codeFields: ["reasonCode", "challenge"],
    asksTeamNames: true,
    nameStyle: "accents",
  }),
  app("myteam11", "MyTeam11", {
    colour: "#1f6fb2",
    limit: 19,
    paceSeconds: 2,
    codeFields: ["login_auth_token"],
    nameStyle: "family-first",
  }),
];

export const findApp = (slug: string): PlayedApp | undefined => playedApps.find((one) => one.slug === slug);

/** The key of a partner's server. It is public: the sandbox protects nothing. */
export const partnerKeyOf = (slug: string): string => `sandbox-${slug}-partner-key`;
