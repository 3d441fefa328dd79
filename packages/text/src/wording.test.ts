import { expect, describe, test } from "vitest";
import { customerAreas } from "./areas.ts";
import { compileArea, readTexts } from "./compile.ts";
import { english } from "./english.ts";
import { createTexts } from "./format.ts";
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

  test.each([
    ["reports.basedOnMatches", { n: 1 }, "Real-time Data Based On 1 Match Result"],
    ["analytics.summary", { teams: 1, lineups: 1 }, "1 team · 1 distinct line-up"],
    ["experts.elapsed", { days: 1, hours: 1 }, "1 day 1 hour ago"],
    ["experts.post.possible", { n: 1 }, "1 team was possible"],
    ["groups.unusedTeams", { unused: 1, attached: 4 }, "1 of 4 attached teams is not used."],
    ["match-desk.costOfMatch", { match: 1, lists: 2 }, "1 request a match, 2 a day for the lists"],
    ["player-facts.points", { points: 1 }, "1 point"],
    ["predictions.allThatExist", { teams: "1" }, "Only 1 team exists: it is made."],
    ["research.attempt", { id: 3, teams: 1 }, "Attempt 3 · 1 team"],
    [
      "research.backtest.allowed",
      { n: 1, all: 1, percent: 100 },
      "The dream team was allowed in 1 of 1 match (100 %).",
    ],
    ["storage.stored", { teams: 1 }, "1 team is stored on this device."],
    ["share-link.same", { teams: "1" }, "Makes exactly the team of the one who shared it."],
    ["share-link.sameOnce", { teams: "1" }, "Makes the same team wherever this link is opened."],
    ["strategy.teams", { n: "1" }, "1 team"],
    ["strategy.adds", { adds: "1" }, "+1 team"],
    ["strategy.allThatExist", { n: "1" }, "Only 1 exists: you get it."],
    ["strategy.twoGroups", { low: 1, high: 12 }, "0-49.99% (1 player) and 50-100% (12)"],
    ["strategy-bounds.mix.teams", { teams: "1" }, "1 team"],
    ["suggest.record", { n: 1, promised: 40, real: 0 }, "Our last promise: 40 % promised, 0 % came true."],
  ] as const)("count one as one: %s", (key, values, text) => {
    expect(inEnglish(key, values)).toBe(text);
  });

  test.each([
    ["hi", "reports", "basedOnMatches", ["1 मैच के", "2 मैचों के"]],
    ["te", "reports", "basedOnMatches", ["1 మ్యాచ్ ఫలితం", "2 మ్యాచ్‌ల ఫలితం"]],
    ["hi", "strategy", "teams", ["1 टीम", "2 टीमें"]],
    ["te", "strategy", "teams", ["1 టీమ్", "2 టీమ్‌లు"]],
  ] as const)("count one as one in %s: %s.%s", (language, area, key, words) => {
    const tellingTexts = createTexts(language, () => "");
    tellingTexts.add(compileArea(area, language));
    expect(["1", "2"].map((n) => tellingTexts.format(`${area}.${key}`, { n }))).toEqual(
      words.map((text) => expect.stringContaining(text)),
    );
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

test.each(["en", "hi", "te"] as const)(
  "%s: how to generate names the button that sends teams",
  (language) => {
    expect(readTexts("static-pages", language)["howSeven"]).toContain(
      readTexts("transfer", language)["sendToApp"],
    );
  },
);

describe("basketball has a star player and a pro player", () => {
  const captains = /captain|\bVC\b|कप्तान|కెప్టెన్/i;
  /** What names one thing by the words of each sport, and names of values and of choices in a text. */
  const bySport = /\{sport, select, (?:\w+ \{[^{}]*\} ?)+\}|\{\w+|captains (?=\{\{)/g;
  /**
   * Areas and texts that are not about one match, or only about matches of cricket and of American contests; and the
   * title of a step until its match is read.
   */
  const ofOtherSports =
    /^(reports|prime|static-pages|engine-commands)\.|^(notices\.playersOutHint$|shell\.title\.captain$|terms\.text\.smart$)/;

  test.each(["en", "hi", "te"] as const)("%s: no text about its matches says captain", (language) => {
    const wrong = customerAreas.flatMap((area) =>
      Object.entries(readTexts(area, language))
        .filter(
          ([key, text]) => !ofOtherSports.test(`${area}.${key}`) && captains.test(text.replace(bySport, "")),
        )
        .map(([key]) => `${area}.${key}`),
    );
    expect(wrong).toEqual([]);
  });
});
