import { expect, test } from "vitest";
import { maskNetwork, networkOf } from "./network.ts";

test("IPv4 counts by address, IPv6 by its /64, however it is written", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("2001:db8:1:2::1")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:0DB8:0001:0002:ffff:ffff:ffff:ffff")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
});

test("a masked network names no subscriber", () => {
  expect(maskNetwork(networkOf("203.0.113.7"))).toBe("203.0.113.x");
  expect(maskNetwork(networkOf("2001:db8:1:2::1"))).toBe("2001:db8:x");
});
