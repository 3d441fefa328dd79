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
  differences: Pick<FantasyAppDifferences, "id" | "slug" | "name" | "limit"> & Partial<FantasyAppDifferences>,
): FantasyAppDifferences => ({
  logo: `/apps/${differences.slug}.svg`,
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
  app({ id: 1, slug: MAIN_APP, name: "Dream11", limit: 20, linkHosts: ["dream11.com"] }),
  app({ id: 2, slug: "myfab11", name: "Myfab11", limit: 30 }),
  app({ id: 3, slug: "vision11", name: "Vision11", limit: 30, available: false }),
  app({
    id: 4,
    slug: "my11circle",
    name: "My11Circle",
    limit: 20,
    paceMs: 2000,
    codeFields: { reasonCode: "reasonCode", challenge: "challenge" },
    needsTeamNames: true,
  }),
  app({
    id: 5,
    slug: "myteam11",
    name: "MyTeam11",
    limit: 19,
    paceMs: 2000,
    codeFields: { login_auth_token: "Loginauthtoken" },
  }),
];
