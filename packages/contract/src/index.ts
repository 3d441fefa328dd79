export {
  acting,
  anyOf,
  open,
  powers,
  pushKey,
  self,
  signedIn,
  signedInEarly,
  withOwnPhone,
} from "./access.ts";
export type { Access, OwnValue, Power } from "./access.ts";
export { endpoint, failSchema, successSchema } from "./endpoint.ts";
export type {
  BodyOf,
  EndpointDefinition,
  FailReply,
  InputOf,
  Method,
  ParamsOf,
  QueryOf,
  ReplyFields,
  ReplyInputOf,
  ReplyOf,
} from "./endpoint.ts";
export { allEndpoints, contract } from "./contract.ts";
export type { Contract } from "./contract.ts";
export { createClient, urlOf } from "./client.ts";
export type { CallResult, Client, ClientFailureCode, ClientSettings } from "./client.ts";
export { EVENTS_KEPT } from "./resources/events.ts";
export { openEvents } from "./open-events.ts";
export { openApiDocument } from "./openapi.ts";
export type { FantasyApp } from "./resources/bootstrap.ts";
export { serverEvents } from "./resources/events.ts";
export type { ServerEvent, ServerEventName } from "./resources/events.ts";
export type { ImportedMatch, MatchChange } from "./resources/feed.ts";
export { planStatus } from "./resources/plan.ts";
export type { PlanStatus } from "./resources/plan.ts";
export type { Promotion } from "./resources/promotion.ts";
export type { AuditEntry, NotifyRecord } from "./resources/staff.ts";
export type { UserDetails } from "./resources/auth.ts";
export { matchId, phoneNumber, roleNames, sealedPayload, sportSlug } from "./shapes.ts";
export type { CurrentPlan, PlanTerm, Role, SealedPayload } from "./shapes.ts";
