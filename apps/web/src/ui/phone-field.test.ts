import { describe, expect, it } from "vitest";
import { digitsOf } from "./phone-field.tsx";

describe("digitsOf", () => {
  it("keeps digits only, ten at most", () => {
    expect(digitsOf("98765 432-10")).toBe("9876543210");
    expect(digitsOf("98765abc")).toBe("98765");
    expect(digitsOf("98765432109999")).toBe("9876543210");
  });
  it("drops the country code or the zero of a pasted number", () => {
    expect(digitsOf("+91 98765 43210")).toBe("9876543210");
    expect(digitsOf("09876543210")).toBe("9876543210");
    expect(digitsOf("9198765432")).toBe("9198765432");
  });
});
