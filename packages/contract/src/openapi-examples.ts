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
