import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { MemoryKeys } from "../strategy/testing/memory-keys.ts";
import { deviceDrafts } from "./device-drafts.ts";
import { predictionDrafts } from "./prediction-drafts.ts";

const drafts = deviceDrafts({ key: "test_draft", schema: z.object({ n: z.int() }), most: 3 });

beforeEach(() => {
  vi.stubGlobal("localStorage", new MemoryKeys());
});

test("a draft is found until it is removed, with the time of its last change; the oldest goes", () => {
  for (const [at, id] of ["a", "b", "c", "d"].entries()) drafts.write(id, { n: at });
  expect(drafts.list().map(({ id }) => id)).toEqual(["b", "c", "d"]);
  drafts.write("b", { n: 7 });
  expect(drafts.find("b")).toMatchObject({ value: { n: 7 }, changedAt: expect.any(Number) });
  expect(drafts.list().map(({ id }) => id)).toEqual(["c", "d", "b"]);
  for (const id of ["b", "c", "d"]) drafts.remove(id);
  expect(localStorage.getItem("test_draft")).toBeNull();
});

test("a draft that another tab changed since it was posted stays", () => {
  vi.useFakeTimers({ now: 1000 });
  const postedAt = drafts.write("a", { n: 1 });
  vi.setSystemTime(2000);
  drafts.write("a", { n: 2 });
  drafts.removePosted("a", postedAt);
  expect(drafts.find("a")?.value).toEqual({ n: 2 });
  drafts.removePosted("a", undefined);
  expect(drafts.find("a")?.value).toEqual({ n: 2 });
  drafts.removePosted("a", 2000);
  expect(drafts.find("a")).toBeUndefined();
  vi.useRealTimers();
});

test("text that is no draft, and one bad draft, take nothing with them", () => {
  for (const text of ["{", "7", '{"version":2,"drafts":[]}']) {
    localStorage.setItem("test_draft", text);
    expect(drafts.list()).toEqual([]);
  }
  const storedDrafts = [
    { id: "a", changedAt: 1, value: { n: "x" } },
    { id: "b", changedAt: 2, value: { n: 2 } },
  ];
  localStorage.setItem("test_draft", JSON.stringify({ version: 1, drafts: storedDrafts }));
  expect(drafts.list().map(({ id }) => id)).toEqual(["b"]);
});

test("drafts of predictions that an older version stored are read, and kept by the next change", () => {
  const sections = [{ id: 4, title: "", notes: false, extra: "", leftSideTeam: [1], rightSideTeam: [] }];
  localStorage.setItem("prediction_draft", JSON.stringify([{ matchId: "m-1", sections }]));
  expect(predictionDrafts.find("m-1")?.value).toEqual(sections);
  predictionDrafts.write("m-2", []);
  expect(predictionDrafts.list().map(({ id }) => id)).toEqual(["m-1", "m-2"]);
});
