import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { findReply, forgetReplies, keepReply } from "./reply-store.ts";

it("keeps the last reply of a kind for a week and forgets all of them at once", async () => {
  await keepReply({ key: "matches/cricket", time: 1000, body: [1] });
  await keepReply({ key: "matches/cricket", time: 2000, body: [2] });
  expect(await findReply("matches/cricket", 3000)).toEqual({ key: "matches/cricket", time: 2000, body: [2] });
  expect(await findReply("matches/cricket", 2000 + 7 * 24 * 3_600_000)).toBeNull();
  expect(await findReply("promotions", 3000)).toBeNull();
  await forgetReplies();
  expect(await findReply("matches/cricket", 3000)).toBeNull();
});
