import { auth, session } from "./resources/auth.ts";
import { bootstrap } from "./resources/bootstrap.ts";
import { events } from "./resources/events.ts";
import { fantasy } from "./resources/fantasy.ts";
import { feed, matchAdmin } from "./resources/feed.ts";
import { plan, primePlan } from "./resources/plan.ts";
import { promotion, utilityDb } from "./resources/promotion.ts";
import { admin, groupOwner, staff } from "./resources/staff.ts";
import { expert, primeTeam } from "./resources/teamlists.ts";
import type { EndpointDefinition } from "./endpoint.ts";

/** Every call of the product. The explicit list: a resource is one line here. */
export const contract = {
  bootstrap,
  auth,
  session,
  plan,
  primePlan,
  fantasy,
  events,
  promotion,
  utilityDb,
  expert,
  primeTeam,
  staff,
  groupOwner,
  admin,
  feed,
  matchAdmin,
} as const;
export type Contract = typeof contract;

const resources: Readonly<Record<string, EndpointDefinition | Readonly<Record<string, EndpointDefinition>>>> =
  contract;

export const isEndpoint = (entry: object): entry is EndpointDefinition => "access" in entry;

/** The contract's endpoints in order, flat. */
export const allEndpoints: readonly EndpointDefinition[] = Object.values(resources).flatMap((entry) =>
  isEndpoint(entry) ? [entry] : Object.values(entry),
);
