import { describe, expect, it } from "vitest";
import { intentKeys } from "./intent-key.ts";

const counting = () => {
  let made = 0;
  return intentKeys(() => `key-${(made += 1)}`);
};

describe("intentKeys", () => {
  it("repeats the key of the same input until the server has answered", () => {
    const keys = counting();
    const first = keys.keyFor({ phone: "1" });
    keys.answered(0);
    expect(keys.keyFor({ phone: "1" })).toBe(first);
    keys.answered(503);
    expect(keys.keyFor({ phone: "1" })).toBe(first);
  });
  it("takes a new key for the same input once it was done or refused", () => {
    const keys = counting();
    const first = keys.keyFor({ days: 30 });
    keys.answered(200);
    const second = keys.keyFor({ days: 30 });
    expect(second).not.toBe(first);
    keys.answered(201);
    expect(keys.keyFor({ days: 30 })).not.toBe(second);
  });
  it("takes a new key when the input changed", () => {
    const keys = counting();
    const first = keys.keyFor({ days: 30 });
    keys.answered(0);
    expect(keys.keyFor({ days: 90 })).not.toBe(first);
  });
});
