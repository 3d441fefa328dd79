import type { FantasyApp } from "@teamwright/contract";

/** The registry of fantasy apps with their team limits. Logos are the web application's own drawings. Source: document 001, section 3. */
export const fantasyApps: readonly FantasyApp[] = [
  { id: 1, slug: "dream11", name: "Dream11", logo: "/apps/dream11.svg", limit: 20, available: true },
  { id: 2, slug: "myfab11", name: "Myfab11", logo: "/apps/myfab11.svg", limit: 30, available: true },
  { id: 3, slug: "vision11", name: "Vision11", logo: "/apps/vision11.svg", limit: 30, available: false },
  { id: 4, slug: "my11circle", name: "My11Circle", logo: "/apps/my11circle.svg", limit: 20, available: true },
  { id: 5, slug: "myteam11", name: "MyTeam11", logo: "/apps/myteam11.svg", limit: 19, available: true },
];
