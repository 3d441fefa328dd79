import { succeed } from "@teamwright/domain";
import type { Deps } from "../../apps/server/src/http/deps.ts";
import type { badBodies } from "./vendor-script.ts";

const bodies: Readonly<Record<(typeof badBodies)[number], unknown>> = {
  nothing: undefined,
  null: null,
  list: [],
  page: "<html></html>",
  empty: { status: "ok", response: [[]] },
};

/** The same, with the body of every reply of the vendor replaced. */
export function changedReplies(deps: Deps, kind: keyof typeof bodies): Deps {
  const get: Deps["sourceClient"]["get"] = async (...request) => {
    const reply = await deps.sourceClient.get(...request);
    return reply.ok ? succeed({ ...reply.value, body: bodies[kind] }) : reply;
  };
  return { ...deps, sourceClient: { ...deps.sourceClient, get } };
}
