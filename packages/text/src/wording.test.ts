import { expect, describe, test } from "vitest";
import { customerAreas } from "./areas.ts";
import { readTexts } from "./compile.ts";
import { english } from "./english.ts";
import { inEnglish } from "./in-english.ts";
import type { TextKey } from "./keys.ts";

/** Every text of the catalogue, with plain values for its placeholders. */
const textsOf = (): readonly string[] =>
  Object.entries(english).flatMap(([area, texts]) =>
    Object.entries(texts).map(([key, text]) => {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = ""]) => [name, 1] as const);
      return inEnglish(`${area}.${key}` as TextKey, Object.fromEntries(names));
    }),
  );

describe("the texts of the specification", () => {
  const texts = textsOf();

  test("say Teamwright where the documents speak of the product", () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter((text) => /the product|tg ?software|\{\w+\}/i.test(text))).toEqual([]);
    expect(inEnglish("replies.appLinked", { app: "Vision11" })).toBe(
      "Vision11 is successfully linked to Teamwright!",
    );
    expect(inEnglish("strategy.productSelection")).toBe("Teamwright selection");
  });

  test("advertise nothing and speak of no money", () => {
    const offers =
      /91\.2|accura|guarantee|entry fee|prize|winnings|join (a |the )?contest|affiliate link|₹|\$|\bRs\b/i;
    // One text states what the product does not offer.
    const denial = "There are no fees, no prizes and no contests in it";
    expect(texts.filter((text) => offers.test(text.replace(denial, "")))).toEqual([]);
  });

  test("group the digits of ticked teams as those of all teams", () => {
    expect(inEnglish("teams.selectedCount", { n: 25_000 })).toBe("25,000 selected");
  });

  test("count one second as one", () => {
    const wait = (seconds: number) => inEnglish("replies.tooManyRequests", { seconds });
    expect(wait(1)).toBe("Too many attempts, try again in 1 second!");
    expect(wait(2)).toBe("Too many attempts, try again in 2 seconds!");
  });
});

test("in Telugu a generated team is a టీమ్; జట్టు is a side of the match", () => {
  /** Here a team is a club, or its share of a split. */
  const club =
    /\bsides?\b|partition|from (each|one|both|the|a) team|winning|losing|strong|Sport team|Teams data/i;
  const wrong = customerAreas
    .filter((area) => area !== "reports")
    .flatMap((area) => {
      const telugu = readTexts(area, "te");
      return Object.entries(readTexts(area, "en"))
        .filter(([, text]) => /\bteams\b/i.test(text) && !club.test(text))
        .filter(([key]) => telugu[key]?.includes("జట్") === true)
        .map(([key]) => `${area}.${key}`);
    });
  expect(wrong).toEqual([]);
});
