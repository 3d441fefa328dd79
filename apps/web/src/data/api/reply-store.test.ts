import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { findReply, forgetReplies, keepReply } from "./reply-store.ts";

it("keeps the last reply of a kind for a week and forgets those of an account at once", async () => {
  await keepReply({ key: "matches/cricket", time: 1000, body: [1] });
  await keepReply({ key: "matches/cricket", time: 2000, body: [2] });
  expect(await findReply("matches/cricket", 3000)).toEqual({ key: "matches/cricket", time: 2000, body: [2] });
  expect(await findReply("matches/cricket", 2000 + 7 * 24 * 3_600_000)).toBeNull();
  expect(await findReply("promotions", 3000)).toBeNull();
  await keepReply({ key: "match-options/expert", time: 2000, body: {} });
  await forgetReplies("match-options/");
  expect(await findReply("match-options/expert", 3000)).toBeNull();
  expect(await findReply("matches/cricket", 3000)).not.toBeNull();
});
