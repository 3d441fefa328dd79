import { Button, CancelButton } from "#ui/button.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { sportByIndex, sports } from "@teamwright/domain/sports";
import { useState } from "react";
import { useLive } from "#data/records/use-live.ts";
import { t } from "#i18n/translate.ts";
import { useRefusal } from "#ui/use-refusal.ts";
import classes from "../research.module.css";
import { ownChoices, presetChoices } from "./plans.ts";
import type { BacktestOrder } from "./use-backtest.ts";

interface BacktestFormProps {
  readonly running: boolean;
  readonly onRun: (order: BacktestOrder) => void;
  readonly onCancel: () => void;
}

const matchCounts = ["10", "25", "50", "100"];
const MAX_TEAMS = 2000;
const MAX_SEED = 2 ** 32 - 1;

const wholeNumber = (typed: string): number => (/^\d{1,10}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** What to run, over how many matches, with how many teams and which seed. */
export const BacktestForm = ({ running, onRun, onCancel }: BacktestFormProps) => {
  const [slug, setSlug] = useState("cricket");
  const [key, setKey] = useState("quick");
  const [matches, setMatches] = useState("25");
  const [teams, setTeams] = useState("20");
  const [seed, setSeed] = useState("1");
  const sport = sports.find((each) => each.slug === slug)?.index ?? 0;
  const choicesOfDevice = useLive((db) => ownChoices(sport, db), [sport]).value ?? [];
  const choices = [...presetChoices(), ...choicesOfDevice];
  const selectedChoice = choices.find((choice) => choice.key === key) ?? choices[0];

  const [count, number] = [wholeNumber(teams), wholeNumber(seed)];
  const badTeams = useRefusal(count >= 1 && count <= MAX_TEAMS ? null : t("common.enterValidNumberOfTeams"));
  const badSeed = useRefusal(number >= 0 && number <= MAX_SEED ? null : t("research.backtest.invalidSeed"));

  const run = () => {
    const refusals = [badTeams.refuses(), badSeed.refuses()];
    if (!refusals.includes(true) && selectedChoice) {
      const { plan, leftOut } = selectedChoice;
      onRun({ sport, plan, matches: Number(matches), teams: count, seed: number, leftOut });
    }
  };

  return (
    <div className={classes["form"]}>
      <NativeSelect
        label={t("research.backtest.sport")}
        value={slug}
        data={sports.map(({ slug: value, index }) => ({
          value,
          label: t(`shell.sport.${sportByIndex(index).slug}`),
        }))}
        onChange={(event) => {
          setSlug(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label={t("research.backtest.strategy")}
        value={selectedChoice?.key ?? ""}
        data={choices.map(({ key: value, label }) => ({ value, label }))}
        onChange={(event) => {
          setKey(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label={t("research.backtest.matches")}
        value={matches}
        data={matchCounts}
        onChange={(event) => {
          setMatches(event.currentTarget.value);
        }}
      />
      <TextInput
        label={t("research.backtest.teams")}
        value={teams}
        error={badTeams.shownRefusal}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => {
          setTeams(event.currentTarget.value);
        }}
      />
      <TextInput
        label={t("research.backtest.seed")}
        description={t("research.backtest.seedHint")}
        value={seed}
        error={badSeed.shownRefusal}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => {
          setSeed(event.currentTarget.value);
        }}
      />
      <div className={classes["buttons"]}>
        {running ? (
          <CancelButton onClick={onCancel} />
        ) : (
          <Button onClick={run}>{t("research.backtest.run")}</Button>
        )}
      </div>
    </div>
  );
};
