import { expect, it } from "vitest";
import { initialsOf } from "./picture.tsx";

it("stands in for a picture with at most three letters", () => {
  expect(initialsOf("HAR")).toBe("HAR");
  expect(initialsOf("Harriers")).toBe("HAR");
  expect(initialsOf(" royal  challengers bangalore reds ")).toBe("RCB");
  expect(initialsOf("")).toBe("");
});

it("does not cut a letter of several signs", () => {
  expect(initialsOf("🦁 Lions")).toBe("🦁L");
  expect(initialsOf("👨‍👩‍👧 👨‍👩‍👧")).toBe("👨‍👩‍👧👨‍👩‍👧");
  expect(initialsOf("कोहली")).toBe("कोहली");
  expect(initialsOf("A🦁BC")).toBe("A🦁B");
});
