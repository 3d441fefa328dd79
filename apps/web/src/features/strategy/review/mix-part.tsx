import { Button } from "@mantine/core";
import { useMemo } from "react";
import { teamFigure } from "../../../blocks/strategy-bar/team-figure.ts";
import { MOST_VARIANTS } from "../../../data/strategy/draft.ts";
import type { Variant } from "../../../data/strategy/draft.ts";
import { fromStrategy } from "../../../data/strategy/from-strategy.ts";
import { keptAs, mixOf, withKept } from "../../../data/strategy/mix.ts";
import { describeStrategy } from "../../../data/strategy/sentences.ts";
import { partOf } from "../../../data/strategy/set-bounds.ts";
import { strategyStore } from "../../../data/strategy/use-strategy.ts";
import type { StrategyContext } from "../../../data/strategy/use-strategy.ts";
import { useCounts } from "../../../engine-client/use-counts.ts";
import { useText } from "../../../i18n/text.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { toast } from "../../../ui/toast.ts";
import classes from "./mix-part.module.css";
import { MixRow } from "./mix-row.tsx";

/** What a kept strategy says otherwise than the one at hand, in a few words. */
function useDifferences({ match, strategy }: StrategyContext, variants: readonly Variant[]) {
  const words = useText().strategy;
  return useMemo(() => {
    const lineOf = ({ text, detail }: { text: string; detail: string | null }) =>
      detail === null || detail === "" ? text : `${text} (${detail})`;
    const own = new Set(describeStrategy(strategy, match, words).map(lineOf));
    return variants.map((variant) => {
      const lines = describeStrategy(variant.strategy, match, words).map(lineOf);
      const other = lines.filter((line) => !own.has(line));
      return other.length === 0 ? words.mixFewerBounds : other.slice(0, 3).join("; ");
    });
  }, [match, strategy, variants, words]);
}

/** Several strategies in one run: those kept, and the one at hand, by weight. */
export const MixPart = ({ context }: { readonly context: StrategyContext }) => {
  const { strategy: words, share } = useText();
  const { draft, strategy, engineMatch } = context;
  const { variants, ownWeight } = draft;
  const kept = keptAs(variants, strategy);
  const differences = useDifferences(context, variants);
  const requests = useMemo(
    () => variants.map((variant) => ({ key: variant.name, strategy: partOf(variant.strategy) })),
    [variants],
  );
  const counts = useCounts(engineMatch, requests);
  const mixing = variants.length > (kept === undefined ? 0 : 1);
  const total = (mixOf(draft, strategy) ?? []).reduce((sum, { weight }) => sum + weight, 0);

  const change = (name: string, part: Partial<Variant>) => {
    strategyStore.change((now) => ({
      variants: now.variants.map((each) => (each.name === name ? { ...each, ...part } : each)),
    }));
  };
  const remove = (name: string) => {
    strategyStore.change((now) => ({ variants: now.variants.filter((each) => each.name !== name) }));
  };
  const open = (variant: Variant) => {
    const before = draft;
    strategyStore.change(fromStrategy(variant.strategy));
    if (kept === undefined)
      toast.info(words.mixOpened(variant.name), {
        label: share.undo,
        onClick: () => {
          strategyStore.restore(before);
        },
      });
  };
  const detailOf = (variant: Variant, at: number) => {
    const teams = counts.get(variant.name);
    const says = variant === kept ? words.mixAtHand : (differences[at] ?? "");
    return teams === undefined
      ? says
      : `${says} · ${teams === 0 ? words.noTeams : words.teams(teamFigure(teams))}`;
  };
  return (
    <section aria-label={words.mix} className={classes["mix"]}>
      <h2 className={classes["heading"]}>{words.mix}</h2>
      <p className={classes["hint"]}>{words.mixHint}</p>
      {mixing && (
        <ul className={classes["rows"]}>
          {kept === undefined && (
            <MixRow
              name={words.mixThis}
              detail={words.mixAtHand}
              weight={ownWeight}
              total={total}
              onWeight={(weight) => {
                strategyStore.change({ ownWeight: weight });
              }}
            />
          )}
          {variants.map((variant, at) => (
            <MixRow
              key={variant.name}
              name={variant.name}
              detail={detailOf(variant, at)}
              weight={variant.weight}
              total={total}
              onWeight={(weight) => {
                change(variant.name, { weight });
              }}
              actions={
                <>
                  {variant !== kept && (
                    <ChipButton
                      onClick={() => {
                        open(variant);
                      }}
                    >
                      {words.mixOpen(variant.name)}
                    </ChipButton>
                  )}
                  <ChipButton
                    onClick={() => {
                      remove(variant.name);
                    }}
                  >
                    {words.mixRemove(variant.name)}
                  </ChipButton>
                </>
              }
            />
          ))}
        </ul>
      )}
      {kept !== undefined && !mixing && (
        <>
          <p className={classes["hint"]}>{words.mixKept(kept.name)}</p>
          <ChipButton onClick={() => remove(kept.name)}>{words.mixRemove(kept.name)}</ChipButton>
        </>
      )}
      {kept === undefined && variants.length < MOST_VARIANTS && (
        <Button
          variant="soft"
          size="sm"
          onClick={() => {
            strategyStore.change((now) => ({ variants: withKept(now.variants, strategy, words.mixName) }));
          }}
        >
          {words.mixKeep}
        </Button>
      )}
    </section>
  );
};
