import { expect, test } from "vitest";
import { fromBase64, toBase64, toBase64Url } from "./base64.ts";

test("bytes of each value and of any length come back from both alphabets", () => {
  for (const length of [0, 1, 2, 3, 20_000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    expect(fromBase64(toBase64Url(bytes))).toEqual(bytes);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
    expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
  }
  expect(() => fromBase64("a*b")).toThrow();
});
