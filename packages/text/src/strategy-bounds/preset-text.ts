import type { Reason } from "@teamwright/engine";
import type { BoundWords } from "./words.ts";
import { listText } from "./words.ts";

const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const numbersOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);
const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Describes the reason of a preset or a suggestion; empty where there is none. */
export function presetText(words: BoundWords, reason: Reason): string {
  if (reason.code === "quick") return quickText(words, reason);
  if (reason.code === "smart") return smartText(words, reason);
  return "mean" in reason.values ? meanText(words, reason) : "";
}

function quickText({ say }: BoundWords, { values }: Reason): string {
  const captainAsked = numberOf(values["captain_asked"]);
  const viceCaptainAsked = numberOf(values["vice_captain_asked"]);
  const captainFrom = numberOf(values["captain_from"]);
  const viceCaptainFrom = numberOf(values["vice_captain_from"]);
  const text = say("strategy-bounds.preset.quick", {
    captains: numberOf(values["captains"]),
    captainFrom,
    viceCaptains: numberOf(values["vice_captains"]),
    viceCaptainFrom,
    min: numberOf(values["min_credits"]),
    max: numberOf(values["max_credits"]),
  });
  if (captainFrom === captainAsked && viceCaptainFrom === viceCaptainAsked) return text;
  return `${text} ${say("strategy-bounds.preset.lowered", { captainAsked, viceCaptainAsked })}`;
}

const sideOf = (value: unknown): "left" | "right" => (value === 0 ? "left" : "right");

function smartText(words: BoundWords, { values }: Reason): string {
  const { say } = words;
  const { reading, pitch, elected, toss_winner: winner, strong } = values;
  const tossText =
    elected === undefined
      ? say("strategy-bounds.preset.pitch", { pitch: textOf(pitch) })
      : say("strategy-bounds.preset.toss", {
          side: words.sideName(sideOf(winner)),
          elected: textOf(elected),
        });
  const stronger = winner === strong ? "preset.strongerWithToss" : "preset.stronger";
  const sides =
    strong === "equal"
      ? say("strategy-bounds.preset.equal")
      : say(`strategy-bounds.${stronger}`, { side: words.sideName(sideOf(strong)) });
  const shownValues = {
    reading: tossText,
    min: numberOf(values["min_credits"]),
    max: numberOf(values["max_credits"]),
    sides,
    partitions: textsOf(values["partitions"]).join(", "),
  };
  return reading === "balanced"
    ? say("strategy-bounds.preset.smart", shownValues)
    : say("strategy-bounds.preset.smart.favoured", { ...shownValues, favoured: textOf(reading) });
}

function meanText(words: BoundWords, { code, values }: Reason): string {
  const mean = numbersOf(values["mean"]);
  const sides = code === "suggest-partitions";
  const groups = textsOf(values["names"]).map((name, index) =>
    words.say("strategy-bounds.preset.count", {
      n: mean[index] ?? 0,
      group: sides ? words.sideName(index === 0 ? "left" : "right") : name,
    }),
  );
  return words.say("strategy-bounds.preset.mean", { groups: listText(words, groups) });
}
