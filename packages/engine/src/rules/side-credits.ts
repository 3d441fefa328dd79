import { MAX_CREDITS } from "@teamwright/domain/sports";
import { looserRange, narrowed } from "./credit-range.ts";
import type { Rule } from "./rule.ts";
import { creditText } from "./words.ts";

const sides = ["left", "right"] as const;
const labels = { left: "Left side's credits", right: "Right side's credits" } as const;

/** The credits that each side's players bring. */
export const sideCreditsRule: Rule = {
  name: "side-credits",
  narrow: (draft, { side_credits: asked }) => {
    const [left, right] = draft.sideCredits;
    draft.sideCredits = [narrowed(left, asked?.left), narrowed(right, asked?.right)];
  },
  bounds: ({ side_credits: asked }) =>
    sides.flatMap((side) => {
      const pair = asked?.[side];
      if (pair === undefined) return [];
      return {
        rule: "side-credits",
        subject: side,
        text: `${labels[side]} ${creditText(pair[0])} to ${creditText(pair[1])}`,
        players: [],
        values: [pair],
        drop: (from) => {
          const rest = { ...from.side_credits };
          delete rest[side];
          return { ...from, side_credits: rest };
        },
        looser: looserRange(labels[side], pair, MAX_CREDITS, (from, range) => ({
          ...from,
          side_credits: { ...from.side_credits, [side]: range },
        })),
      };
    }),
};
