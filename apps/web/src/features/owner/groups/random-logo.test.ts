import { groupLogos } from "@teamwright/contract/resources/groups";
import { expect, test } from "vitest";
import { randomLogo } from "./random-logo.ts";

test("is one of the fixed list, each of them at some time", () => {
  const seen = new Set(Array.from({ length: 2000 }, randomLogo));
  expect([...seen].toSorted()).toEqual([...groupLogos].toSorted());
});
