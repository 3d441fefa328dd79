import recorded from "./openapi-examples.json" with { type: "json" };

export interface EndpointExample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly reply?: unknown;
}

/**
 * An example of each endpoint by its name: a call that the test of the replies makes, and what the server answers.
 * `RECORD_EXAMPLES=1 npx vitest run apps/server/src/app/replies.test.ts` writes the file; that test and the one of the
 * description refuse an example that no longer holds.
 */
export const endpointExamples: Readonly<Record<string, EndpointExample>> = recorded;
