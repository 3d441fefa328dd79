import { boundPhrase } from "@teamwright/text/strategy-bounds";
import { expect, it } from "vitest";
import { boundWordsOf } from "./bound-words.ts";
import { sampleMatch } from "./testing/sample-match.ts";

const squad = { left: [2, 2, 2, 2, 2], right: [2, 2, 2, 2, 2] };

it("describes the captaincies of a sport in its own words", () => {
  const phrases = ([0, 2] as const).map((sport) => {
    const words = boundWordsOf(sampleMatch(sport, squad));
    return [
      boundPhrase(words, { rule: "captains", key: "captains", players: [0] }),
      boundPhrase(words, { rule: "vice_captain_exposure", key: "vice_captain_exposure", bounds: [] }),
    ];
  });
  expect(phrases).toEqual([
    [expect.stringMatching(/^Captain: 1 candidate/), "Exposure of 0 vice-captains"],
    [expect.stringMatching(/^Star player: 1 candidate/), "Exposure of 0 pro players"],
  ]);
});
