import { describe, expect, test } from "vitest";
import { messages } from "./messages.ts";

/** Every text of the catalogue; those made of values with plain values in their places. */
const textsOf = (entry: unknown): string[] => {
  if (typeof entry === "string") return [entry];
  if (typeof entry === "function") return textsOf((entry as (...values: number[]) => unknown)(1, 2, 3));
  return typeof entry === "object" && entry !== null ? Object.values(entry).flatMap(textsOf) : [];
};

describe("the texts of the specification", () => {
  const texts = textsOf(messages);

  test("say Teamwright where the documents speak of the product", () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => /the product|tg ?software|\{\w+\}/i.test(text))).toEqual([]);
    expect(messages.linking.linkedToProduct("Vision11")).toBe(
      "Vision11 is successfully linked to Teamwright!",
    );
    expect(messages.strategy.productSelection).toBe("Teamwright selection");
  });

  test("advertise nothing and speak of no money", () => {
    const offers =
      /91\.2|accura|guarantee|entry fee|prize|winnings|join (a |the )?contest|affiliate link|₹|\$|\bRs\b/i;
    expect(texts.filter((text) => offers.test(text))).toEqual([]);
  });
});
