import recorded from "./openapi-examples.json" with { type: "json" };

interface EndpointExample {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly reply?: unknown;
}

export interface ExampleCall extends EndpointExample {
  /** The endpoint. */
  readonly name: string;
  /** The kind of caller. */
  readonly by: string;
}

/**
 * Calls in an order in which each can succeed. An id, a phone number or a secret in one of them is that of the reply of an
 * earlier one. `apps/server/src/app/replies.test.ts` makes them all on a real server. With `RECORD_EXAMPLES=1` it adds the
 * reply of an entry that has none, and changes no other: replies are a promise.
 */
export const exampleCalls: readonly ExampleCall[] = recorded;

/** The example of each endpoint by its name: the first of its calls. */
export const endpointExamples: Readonly<Record<string, EndpointExample>> = Object.fromEntries(
  recorded.toReversed().map((call) => [call.name, call]),
);

const match = { matchId: "sample-1", left: "HAW", right: "RIV" };
const id = (number: number) => `3f0d3c52-6f0a-4b7e-9a51-00000000000${number}`;

/** What happened, by the type of the webhook's message. */
const webhookData: Readonly<Record<string, object>> = {
  "match.lineups": match,
  "match.results": match,
  "expert.posted": { ...match, postId: id(1), expertId: id(2), expert: "Somebody" },
  "group.posted": { ...match, groupId: id(3), group: "Sample Group" },
  test: {},
};

export const webhookExample = (type: string) => ({
  type,
  timestamp: "2026-11-25T10:00:00.000Z",
  data: webhookData[type],
});
