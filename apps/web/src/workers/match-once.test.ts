import { expect, test } from "vitest";
import { matchAgain, matchOnce } from "./match-once.ts";
import type { EngineRequest } from "./protocol.ts";

const ask = (id: number, input: unknown): EngineRequest => ({ kind: "request", id, call: "count", input });

/** What a worker gets, copied as messages are, and the number of matches among it. */
function pair() {
  let matches = 0;
  const restore = matchAgain();
  const got: unknown[] = [];
  const post = matchOnce((request) => {
    if ((request.input as { match?: unknown }).match) matches += 1;
    got.push(restore(structuredClone(request)).input);
  });
  return { post, got, matches: () => matches };
}

test("the match of the request before is not posted again, and the worker still has it", () => {
  const { post, got, matches } = pair();
  const match = { sport: 0, players: [{ player_index: 1 }] };
  post(ask(1, { match, strategy: { players: [1] } }));
  post(ask(2, { match, strategy: { players: [2] } }));
  expect(got).toEqual([
    { match, strategy: { players: [1] } },
    { match, strategy: { players: [2] } },
  ]);
  expect(matches()).toBe(1);
});

test("another match is posted, also after a request without one", () => {
  const { post, got, matches } = pair();
  const [one, other] = [
    { sport: 0, players: [] },
    { sport: 1, players: [] },
  ];
  post(ask(1, { match: one }));
  post(ask(2, { link: "text" }));
  post(ask(3, { match: one }));
  post(ask(4, { match: other }));
  post(ask(5, { match: one }));
  expect(got).toEqual([{ match: one }, { link: "text" }, { match: one }, { match: other }, { match: one }]);
  expect(matches()).toBe(3);
});

test("a match that could not be posted is posted with the next request", () => {
  let works = false;
  const postedRequests: EngineRequest[] = [];
  const post = matchOnce((request) => {
    if (!works) throw new Error("cannot be copied");
    postedRequests.push(request);
  });
  const match = { sport: 0, players: [] };
  expect(() => post(ask(1, { match }))).toThrow("cannot be copied");
  works = true;
  post(ask(2, { match }));
  expect(postedRequests).toEqual([ask(2, { match })]);
});
