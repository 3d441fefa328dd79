import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { refetch } from "./refetch.ts";

it("refetches all data without a key, also a first reply that was under way", async () => {
  const client = new QueryClient();
  client.setQueryData(["notices"], []);
  const { promise, resolve } = Promise.withResolvers<string[]>();
  const first = client.fetchQuery({ queryKey: ["matches", "cricket"], queryFn: () => promise });
  refetch(client);
  expect(client.getQueryState(["notices"])?.isInvalidated).toBe(true);
  resolve(["older than the change"]);
  await first;
  await expect.poll(() => client.getQueryState(["matches", "cricket"])?.isInvalidated).toBe(true);
});
