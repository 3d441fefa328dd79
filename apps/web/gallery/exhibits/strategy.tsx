import type { Strategy } from "@teamwright/domain";
import { useState } from "react";
import { OptionCard, OptionGrid } from "#blocks/option-card/option-card.tsx";
import { Steps } from "#blocks/steps/steps.tsx";
import { StrategyBar, type BarCount } from "#blocks/strategy-bar/strategy-bar.tsx";
import { StrategySentences } from "#blocks/strategy-bar/strategy-sentences.tsx";
import { teamFigure } from "#blocks/strategy-bar/team-figure.ts";
import { WaysOutBar, WaysOutSheet } from "#blocks/strategy-bar/ways-out.tsx";
import { t } from "#i18n/translate.ts";
import { toggledIn } from "#lib/toggled-in.ts";
import { Sheet } from "#ui/sheet.tsx";
import { toast } from "#ui/toast.ts";
import type { Exhibit } from "../exhibit.tsx";
import classes from "../gallery.module.css";
import { sampleConflict, sentenceLines } from "../samples/strategy.ts";

const apply = (_strategy: Strategy, change: string): void =>
  toast.success(t("strategy-bounds.changed", { change }));

/** The bar of a step; it opens the strategy as the step does. */
const Bar = ({ steady = false, ...count }: Partial<BarCount> & { readonly steady?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <div className={classes["whole"]}>
      <StrategyBar
        figures={[
          { label: t("strategy.players"), value: "22" },
          { label: "HAR – KES", value: "11 – 11" },
          { label: t("strategy.leadersShort", { sport: "cricket" }), value: "3 / 5" },
        ]}
        count={{ teams: undefined, counting: false, reason: null, atMost: false, ...count }}
        steady={steady}
        onOpen={() => setOpen(true)}
      />
      <Sheet isOpen={isOpen} onClose={close} title={t("strategy.yourStrategy")}>
        <StrategySentences lines={sentenceLines()} onLeave={close} onApply={apply} />
      </Sheet>
    </div>
  );
};

const WaysOut = () => {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const conflict = sampleConflict();
  return (
    <div className={classes["whole"]}>
      <WaysOutBar conflict={conflict} reason={null} onApply={apply} onMore={() => setOpen(true)} />
      <WaysOutSheet conflict={isOpen ? conflict : null} onApply={apply} onClose={close} onGoOn={close} />
    </div>
  );
};

/** What adding it gives, what it gives itself, no team, and not counted yet. */
const details = () => [
  {
    detail: t("strategy.adds", { adds: teamFigure(1_204_877) }),
    evidence: t("strategy.evidence", { matches: 41, of: 96, low: 33, high: 53 }),
  },
  { detail: t("strategy.teams", { n: teamFigure(2_108_206) }) },
  { detail: t("strategy.noTeams"), empty: true },
  {},
];

interface OptionsProps {
  readonly label: string;
  readonly options: readonly (readonly number[])[];
  readonly ofSides?: boolean;
}

const Options = ({ label, options, ofSides = false }: OptionsProps) => {
  const [tickedPlayers, setTickedPlayers] = useState<ReadonlySet<number>>(new Set([1]));
  return (
    <div className={classes["whole"]}>
      <OptionGrid label={label} ofSides={ofSides}>
        {options.map((parts, index) => (
          <OptionCard
            key={parts.join("-")}
            id={index}
            label={parts.join("-")}
            parts={parts}
            checked={tickedPlayers.has(index)}
            onToggle={() => setTickedPlayers(toggledIn(tickedPlayers, index))}
            {...details()[index]}
          />
        ))}
      </OptionGrid>
    </div>
  );
};

// prettier-ignore
const splits = [[7, 4], [6, 5], [5, 6], [4, 7]];
// prettier-ignore
const combinations = [[1, 3, 2, 5], [2, 4, 1, 4], [1, 2, 2, 1, 2]];

export const strategy = (): readonly Exhibit[] => [
  {
    name: "steps",
    content: (
      <div className={classes["whole"]}>
        <Steps step={2} of={6} name={t("strategy.partition")} />
      </div>
    ),
  },
  {
    name: "strategy-bar",
    content: (
      <>
        <Bar teams={2_108_206} />
        <Bar teams={41_289_600_000_000} atMost steady />
        <Bar teams={2_108_206} counting />
        <Bar teams={0} reason={sampleConflict().text} />
        <Bar reason={t("strategy.engineFailed")} />
      </>
    ),
  },
  {
    name: "strategy-sentences",
    content: (
      <div className={classes["whole"]}>
        <StrategySentences lines={sentenceLines()} onApply={apply} />
      </div>
    ),
  },
  { name: "ways-out", content: <WaysOut /> },
  {
    name: "option-card-sides",
    content: <Options label={t("strategy.partition")} options={splits} ofSides />,
  },
  {
    name: "option-card-roles",
    content: <Options label={t("strategy.combination")} options={combinations} />,
  },
];
