import type { GroupMember } from "@teamwright/contract";
import { expect, test } from "vitest";
import { postFault, receiversOf, teamsRequired } from "./post-plan.ts";

const member = (phone: string, teams: number, active = true): GroupMember => ({
  user_phone_number: phone,
  user_nick_name: phone,
  teams_count: teams,
  active_plan: active,
});
const members = [member("9000000003", 5), member("9000000001", 3), member("9000000002", 20, false)];

test("all active users are those with a running plan, by their phone numbers", () => {
  const receivers = receiversOf(members, 0, new Set());
  expect(receivers.map(({ user_phone_number }) => user_phone_number)).toEqual(["9000000001", "9000000003"]);
  expect(teamsRequired(receivers)).toBe(8);
});

test("a custom selection never reaches a member without a plan", () => {
  const chosen = new Set(["9000000003", "9000000002"]);
  expect(receiversOf(members, 1, chosen).map(({ teams_count }) => teams_count)).toEqual([5]);
  expect(receiversOf(members, 1, new Set())).toEqual([]);
});

test("no teams and too few teams are faults", () => {
  expect(postFault(0, 10)).toBe("zero");
  expect(postFault(11, 10)).toBe("too-few");
  expect(postFault(10, 10)).toBeNull();
});
