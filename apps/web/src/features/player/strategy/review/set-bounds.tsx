import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { Card } from "#ui/card.tsx";
import { HowDifferent } from "./how-different.tsx";
import { HowOften } from "./how-often.tsx";
import { MixPart } from "./mix-part.tsx";

/** Bounds on the set of teams rather than on each: minimum difference and exposures; and the mix. */
export const SetBounds = ({ context }: { readonly context: StrategyContext }) => (
  <>
    <HowDifferent context={context} />
    <HowOften context={context} />
    <Card>
      <MixPart context={context} />
    </Card>
  </>
);
