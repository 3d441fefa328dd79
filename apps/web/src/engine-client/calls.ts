import type { handlers } from "#workers/handlers/handlers.ts";
import type { EngineFault } from "#workers/protocol.ts";

type EngineHandlers = typeof handlers;

export type CallName = keyof EngineHandlers;
export type CallInputOf<Name extends CallName> = Parameters<EngineHandlers[Name]>[0];

type OutcomeOf<Name extends CallName> = ReturnType<EngineHandlers[Name]>;
export type OutputOf<Name extends CallName> = Extract<OutcomeOf<Name>, { readonly ok: true }>["value"];
export type FailureOf<Name extends CallName> = Extract<OutcomeOf<Name>, { readonly ok: false }>["error"];

export type TeamOrder = NonNullable<CallInputOf<"filter">["order"]>;
export type ExportFormat = CallInputOf<"export">["format"];

export const isFault = (error: { readonly code: string }): error is EngineFault =>
  error.code === "cancelled" || error.code === "engine_crashed";
