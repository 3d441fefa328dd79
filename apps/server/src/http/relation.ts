import type { EndpointDefinition, Relation } from "@teamwright/contract";
import { ZodMiniObject } from "zod/mini";
import type { Db } from "#db/database.ts";
import { refused } from "./answer.ts";
import type { RefusedAnswer } from "./answer.ts";
import type { Session } from "./session.ts";

/** `missing`: the thing does not exist, or the account may not learn that it does. */
export type Relatedness = "related" | "unrelated" | "missing";

/** Determines whether an account has a relation to a thing. The module that owns the thing lists it in its index.ts. */
export interface RelationResolver {
  readonly relation: Relation;
  /** One indexed query, outside of any transaction. `id` is the parsed path parameter. */
  resolve(db: Db, accountId: string, id: string): Promise<Relatedness>;
}

export type RelationResolvers = ReadonlyMap<Relation, RelationResolver>;
type RelationCheck = (
  db: Db,
  session: Session | null,
  values: Record<string, unknown>,
) => Promise<RefusedAnswer | null>;

export function relationResolvers(list: readonly RelationResolver[]): RelationResolvers {
  const resolvers = new Map<Relation, RelationResolver>();
  for (const resolver of list) {
    if (resolvers.has(resolver.relation)) throw new Error(`relation ${resolver.relation} has two resolvers`);
    resolvers.set(resolver.relation, resolver);
  }
  return resolvers;
}

/**
 * Returns the check of an endpoint's relations by its path parameters, or by its body; null when it declares none there.
 * Throws when a resolver, a path parameter or a field of the body is missing, so that the server does not start.
 */
export function relationCheck(
  endpoint: EndpointDefinition,
  resolvers: RelationResolvers,
  part: "params" | "body" = "params",
): RelationCheck | null {
  const relatedRules = endpoint.access.related.filter((rule) => rule.in === part);
  if (relatedRules.length === 0) return null;
  const rules = relatedRules.map((rule) => {
    if (part === "params" && !endpoint.path.includes(`{${rule.param}}`))
      throw new Error(`${endpoint.name}: the path has no parameter ${rule.param} to relate to`);
    if (part === "body" && !(endpoint.body instanceof ZodMiniObject && rule.param in endpoint.body.shape))
      throw new Error(`${endpoint.name}: the body has no field ${rule.param} to relate to`);
    return { ...rule, resolvers: rule.relations.map((name) => resolverOf(endpoint, name, resolvers)) };
  });
  return async (db, session, values) => {
    if (!session) return refused("not_logged_in");
    for (const rule of rules) {
      if (rule.unless.some((power) => session.powers.has(power))) continue;
      const refusal = await refuseUnrelated(
        db,
        session.accountId,
        String(values[rule.param]),
        rule.resolvers,
      );
      if (refusal) return refusal;
    }
    return null;
  };
}

function resolverOf(
  endpoint: EndpointDefinition,
  name: Relation,
  resolvers: RelationResolvers,
): RelationResolver {
  const resolver = resolvers.get(name);
  if (!resolver) throw new Error(`${endpoint.name}: no module resolves the relation ${name}`);
  return resolver;
}

async function refuseUnrelated(
  db: Db,
  accountId: string,
  id: string,
  resolvers: readonly RelationResolver[],
): Promise<RefusedAnswer | null> {
  let missing = true;
  for (const resolver of resolvers) {
    const relatedness = await resolver.resolve(db, accountId, id);
    if (relatedness === "related") return null;
    if (relatedness === "unrelated") missing = false;
  }
  return refused(missing ? "not_found" : "not_allowed");
}
