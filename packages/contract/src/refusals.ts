import type { ErrorCode } from "@teamwright/domain";
import { customerPowers } from "./access.ts";
import { callRefusals } from "./descriptions/refusals.ts";
import type { EndpointDefinition } from "./endpoint.ts";

/** What any call of the endpoint's kind may be refused with: it follows from who may call and what it takes. */
function generalRefusals(endpoint: EndpointDefinition): ErrorCode[] {
  const { access, idempotent, method, reads, secretReply } = endpoint;
  const changes = method !== "GET" && reads !== true;
  const early = access.beforePasswordChange && !access.keys;
  const staff = [...access.powers, ...access.also].some((power) => !customerPowers.includes(power));
  const codes: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [access.machine === null, ["not_logged_in", "session_expired"]],
    [access.machine === "push", ["not_logged_in"]],
    [access.machine === null, ["not_allowed"]],
    [access.machine === null && !early, ["password_change_required"]],
    [access.signedIn && staff, ["second_factor_required"]],
    [access.powers.includes("plan"), ["no_plan"]],
    [access.machine === null && method !== "GET", ["foreign_origin"]],
    [access.related.length > 0, ["not_found"]],
    [idempotent === true, ["idempotency_mismatch"]],
    [idempotent === true && secretReply === true, ["secret_shown_once"]],
    // Also where the call takes no body: it may come with one.
    [method !== "GET", ["payload_too_large", "unsupported_media_type"]],
    [true, ["invalid_input", "too_many_requests", "internal", "unavailable"]],
    [changes, ["storage_full"]],
  ];
  return codes.flatMap(([holds, list]) => (holds ? list : []));
}

/** All codes that a call answers instead of a success. */
export const refusalsOf = (endpoint: EndpointDefinition): readonly ErrorCode[] => [
  ...new Set([...(callRefusals[endpoint.name] ?? []), ...generalRefusals(endpoint)]),
];
