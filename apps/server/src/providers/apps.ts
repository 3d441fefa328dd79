/** The differences between fantasy apps. Everything else is defined by the protocol: docs/provider-protocol.md. */
export interface FantasyAppDifferences {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** A drawing made for the web application. */
  readonly logo: string;
  /** The most teams of one account in one match. */
  readonly limit: number;
  /** False: "Coming Soon". */
  readonly available: boolean;
  /** Shortest time between two teams. Milliseconds; 0 sets no pace. */
  readonly paceMs: number;
  /** Fields of the reply to a code request, by the names under which the verify call sends them back. */
  readonly codeFields: Readonly<Record<string, string>>;
  /** The player list requires the names of both sides. */
  readonly needsTeamNames: boolean;
  /** Links of its teams open at these hosts and the names below them. */
  readonly linkHosts: readonly string[];
}

const app = (
  id: number,
  slug: string,
  name: string,
  limit: number,
  differences: Partial<FantasyAppDifferences> = {},
): FantasyAppDifferences => ({
  id,
  slug,
  name,
  logo: `/apps/${slug}.svg`,
  limit,
  available: true,
  paceMs: 0,
  codeFields: {},
  needsTeamNames: false,
  linkHosts: [],
  ...differences,
});

/** The main provider's app: links and `pl_id` belong to it. */
export const MAIN_APP = "dream11";

/** The registry. Source: document 001, sections 3 and 9. An app is one entry here. */
export const fantasyApps: readonly FantasyAppDifferences[] = [
  app(1, MAIN_APP, "Dream11", 20, { linkHosts: ["dream11.com"] }),
  app(2, "myfab11", "Myfab11", 30),
  app(3, "vision11", "Vision11", 30, { available: false }),
  app(4, "my11circle", "My11Circle", 20, {
    paceMs: 2000,
    codeFields: { reasonCode: "reasonCode", challenge: "challenge" },
    needsTeamNames: true,
  }),
  app(5, "myteam11", "MyTeam11", 19, {
    paceMs: 2000,
    codeFields: { login_auth_token: "Loginauthtoken" },
  }),
];
