import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { withoutSetBounds } from "@teamwright/engine/team-set";
import { useMemo } from "react";
import { ExplainedHeading } from "#blocks/explain/explained-heading.tsx";
import { teamFigure } from "#blocks/strategy-bar/team-figure.ts";
import { choicesOf, MAX_VARIANTS } from "#data/strategy/draft.ts";
import type { Variant } from "#data/strategy/draft.ts";
import { keptAs, mixOf, withKept } from "#data/strategy/mix.ts";
import { describeStrategy } from "#data/strategy/sentences.ts";
import { strategyStore } from "#data/strategy/use-strategy.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { useCounts } from "#engine-client/use-counts.ts";
import { ChipButton } from "#ui/chip.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./mix-part.module.css";
import { MixRow } from "./mix-row.tsx";

/** A short description of how a stored strategy differs from the current one. */
function useDifferences({ match, strategy }: StrategyContext, variants: readonly Variant[]) {
  return useMemo(() => {
    const lineOf = ({ text, detail }: { text: string; detail: string | null }) =>
      detail === null || detail === "" ? text : `${text} (${detail})`;
    const ownLines = new Set(describeStrategy(strategy, match).map(lineOf));
    return variants.map((variant) => {
      const lines = describeStrategy(variant.strategy, match).map(lineOf);
      const other = lines.filter((line) => !ownLines.has(line));
      return other.length === 0 ? t("strategy.mixFewerBounds") : other.slice(0, 3).join("; ");
    });
  }, [match, strategy, variants]);
}

/** Several strategies in one run: the stored ones, and the current one, by weight. */
export const MixPart = ({ context }: { readonly context: StrategyContext }) => {
  const { draft, strategy, engineMatch } = context;
  const { variants, ownWeight } = draft;
  const keptName = keptAs(variants, strategy);
  const differences = useDifferences(context, variants);
  const requests = useMemo(
    () => variants.map((variant) => ({ key: variant.name, strategy: withoutSetBounds(variant.strategy) })),
    [variants],
  );
  const counts = useCounts(engineMatch, requests);
  const mixing = variants.length > (keptName === undefined ? 0 : 1);
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
    strategyStore.change({ strategy: choicesOf(variant.strategy), replacedCredits: null });
    if (keptName === undefined)
      toast.info(t("strategy.mixOpened", { name: variant.name }), {
        label: t("shell.undo"),
        onClick: () => {
          strategyStore.restore(before);
        },
      });
  };
  const detailOf = (variant: Variant, at: number) => {
    const teams = counts.get(variant.name);
    const says = variant === keptName ? t("strategy.mixAtHand") : (differences[at] ?? "");
    return teams === undefined
      ? says
      : `${says} · ${teams === 0 ? t("strategy.noTeams") : t("strategy.teams", { n: teamFigure(teams) })}`;
  };
  return (
    <section aria-label={t("strategy.mix")}>
      <ExplainedHeading term="mix" name={t("strategy.mix")} />
      <p className={classes["hint"]}>{t("strategy.mixHint")}</p>
      {mixing && (
        <ul className={classes["rows"]}>
          {keptName === undefined && (
            <MixRow
              name={t("strategy.mixThis")}
              detail={t("strategy.mixAtHand")}
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
                  {variant !== keptName && (
                    <ChipButton
                      onClick={() => {
                        open(variant);
                      }}
                    >
                      {t("strategy.mixOpen", { name: variant.name })}
                    </ChipButton>
                  )}
                  <ChipButton
                    onClick={() => {
                      remove(variant.name);
                    }}
                  >
                    {t("strategy.mixRemove", { name: variant.name })}
                  </ChipButton>
                </>
              }
            />
          ))}
        </ul>
      )}
      {keptName !== undefined && !mixing && (
        <>
          <p className={classes["hint"]}>{t("strategy.mixKept", { name: keptName.name })}</p>
          <ChipButton onClick={() => remove(keptName.name)}>
            {t("strategy.mixRemove", { name: keptName.name })}
          </ChipButton>
        </>
      )}
      {keptName === undefined && variants.length < MAX_VARIANTS && (
        <Button
          variant="soft"
          size="sm"
          onClick={() => {
            strategyStore.change((now) => ({
              variants: withKept(now.variants, strategy, (letter) => t("strategy.mixName", { letter })),
            }));
          }}
        >
          {t("strategy.mixKeep")}
        </Button>
      )}
    </section>
  );
};
