import type { EngineRequest } from "./protocol.ts";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * Posts the match of the requests once: the worker keeps the last one. A copy of it for each request takes the page's
 * thread longer than all other work of asking for a count. One for each worker, because a new worker has no match.
 */
export function matchOnce(post: (request: EngineRequest) => void): (request: EngineRequest) => void {
  let last: unknown;
  return (request) => {
    const { input } = request;
    const match = isObject(input) && isObject(input["match"]) ? input["match"] : undefined;
    if (match !== undefined && match === last)
      post({ ...request, input: { ...(input as object), match: null }, sameMatch: true });
    else {
      post(request);
      last = match ?? last;
    }
  };
}

/** The worker's side: gives each request its match again. */
export function matchAgain(): (request: EngineRequest) => EngineRequest {
  let last: unknown;
  return (request) => {
    const { input, sameMatch } = request;
    if (!isObject(input)) return request;
    if (sameMatch === true) return { ...request, input: { ...input, match: last } };
    if (isObject(input["match"])) last = input["match"];
    return request;
  };
}
