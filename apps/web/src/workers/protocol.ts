/** A failure of a request outside the engine. `detail` is for logs, not for users. */
export interface EngineFault {
  readonly code: "cancelled" | "engine_crashed";
  readonly detail: string;
}

/** Page to worker. The worker handles one request after the other, in the order of arrival. */
export interface EngineRequest {
  readonly kind: "request";
  readonly id: number;
  /** The name of a handler. */
  readonly call: string;
  readonly input: unknown;
  /** The match of the input is that of the last request with one, and was not copied again. */
  readonly sameMatch?: boolean;
}

/** Worker to page. `answer` and `fault` end a request, `progress` does not. */
export type EngineReply =
  | { readonly kind: "progress"; readonly id: number; readonly done: number; readonly total: number }
  | { readonly kind: "answer"; readonly id: number; readonly outcome: EngineOutcome }
  | { readonly kind: "fault"; readonly id: number; readonly fault: EngineFault };

type EngineOutcome =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isOutcome = (value: unknown): value is EngineOutcome =>
  isObject(value) && (value["ok"] === true ? "value" in value : value["ok"] === false && "error" in value);

const isFault = (value: unknown): value is EngineFault =>
  isObject(value) && typeof value["code"] === "string" && typeof value["detail"] === "string";

/** A parsed request, or undefined for anything else. Checked by hand, because zod would be larger than the worker. */
export function parseRequest(data: unknown): EngineRequest | undefined {
  if (!isObject(data) || data["kind"] !== "request") return undefined;
  const { id, call, input, sameMatch } = data;
  if (typeof id !== "number" || typeof call !== "string" || !isObject(input)) return undefined;
  return { kind: "request", id, call, input, sameMatch: sameMatch === true };
}

/** A parsed reply, or undefined for anything else. */
export function parseReply(data: unknown): EngineReply | undefined {
  if (!isObject(data) || typeof data["id"] !== "number") return undefined;
  const { id, kind, done, total, outcome, fault } = data;
  if (kind === "progress" && typeof done === "number" && typeof total === "number")
    return { kind, id, done, total };
  if (kind === "answer" && isOutcome(outcome)) return { kind, id, outcome };
  if (kind === "fault" && isFault(fault)) return { kind, id, fault };
  return undefined;
}
