import { useState } from "react";
import { create } from "zustand";
import { BarList } from "#blocks/charts/bar-list.tsx";
import { LongBarList } from "#blocks/charts/long-bar-list.tsx";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import { ExpertLine, RecordChip } from "#blocks/expert/expert-line.tsx";
import { GenerateButton } from "#blocks/generation/generate-button.tsx";
import { GenerationProgress } from "#blocks/generation/generation-progress.tsx";
import type { GenerationControl } from "#blocks/generation/use-generation.ts";
import { HubCard, HubCards } from "#blocks/hub-card/hub-card.tsx";
import { LeavingLink } from "#blocks/leaving/leaving-link.tsx";
import { t } from "#i18n/translate.ts";
import { Chip } from "#ui/chip.tsx";
import { PhoneIcon, SuggestIcon } from "#ui/icon.tsx";
import type { Exhibit } from "../exhibit.tsx";
import classes from "../gallery.module.css";
import { listedMatch } from "../samples/match.ts";

const Leagues = ({ inline = false }: { readonly inline?: boolean }) => {
  const [value, setValue] = useState<"grand" | "fixed" | "smart">("fixed");
  const choices = [
    { value: "grand", label: t("strategy.grand"), detail: t("strategy.grandDetail") },
    { value: "fixed", label: t("strategy.strategy.fixed"), detail: t("strategy.fixedDetail") },
    { value: "smart", label: t("strategy.smart"), detail: t("strategy.smartDetail") },
  ] as const;
  return (
    <div className={classes["whole"]}>
      <ChoiceList
        label={t("strategy.section")}
        labelShown
        inline={inline}
        choices={inline ? choices.map(({ value, label }) => ({ value, label })) : choices}
        value={value}
        onChange={setValue}
      />
    </div>
  );
};

const bars = () =>
  [
    {
      key: "one",
      label: "Bhuvaneshwar Venkata Chandrasekharan-Radhakrishnan",
      side: "left",
      percent: 100,
      figure: "100%",
      detail: "25,000",
    },
    {
      key: "two",
      label: "Ivor Glynn",
      side: "right",
      percent: 64,
      figure: "64%",
      detail: "16,000",
      target: { min: 20, max: 70 },
      to: "/",
    },
    {
      key: "three",
      label: "Tobias Kirwan",
      percent: 0,
      figure: "0%",
      mark: t("strategy.notInLineup"),
      more: t("strategy.nobodyYet"),
    },
  ] as const;

type Expert = Parameters<typeof RecordChip>[0]["expert"];

const expert: Expert = {
  _id: "0",
  phoneNumber: "",
  name: "Rhodri Uttley",
  avatar: "",
  since: listedMatch(-900).match_time,
  record: null,
};

const hub = () => (
  <HubCards>
    <HubCard
      to="/"
      title={t("experts.hub.suggest")}
      hint={t("experts.hub.suggestHint")}
      icon={SuggestIcon}
      lead
      waits={t("experts.hub.suggestNone")}
    />
    <HubCard
      to="/"
      title={t("experts.hub.inApp", { app: "Lantern Eleven" })}
      hint={t("experts.hub.inAppOut", { n: 4 })}
      icon={PhoneIcon}
      badge={<Chip tone="warn">4</Chip>}
    />
  </HubCards>
);

const many = () =>
  Array.from({ length: 14 }, (_, index) => ({
    key: String(index),
    label: listedMatch(0).series_name,
    percent: 100 - 7 * index,
    figure: `${100 - 7 * index}%`,
  }));

const generation: GenerationControl = {
  useProgress: create(() => ({ done: 8204.5, total: 25_000 })),
  isRunning: () => true,
  start: async () => undefined,
  cancel: () => undefined,
};

export const rows = (): readonly Exhibit[] => [
  { name: "choice-list", content: <Leagues /> },
  { name: "choice-list-inline", content: <Leagues inline /> },
  { name: "hub-card", content: <div className={classes["whole"]}>{hub()}</div> },
  {
    name: "expert-line",
    content: (
      <div className={classes["whole"]}>
        <ExpertLine expert={expert} detail={t("experts.record.title")} end={<RecordChip expert={expert} />} />
      </div>
    ),
  },
  {
    name: "bar-list",
    content: (
      <div className={classes["whole"]}>
        <BarList
          label={t("strategy.exposureWord")}
          rows={bars()}
          targetText={({ min, max }) => `${min}–${max}%`}
        />
      </div>
    ),
  },
  {
    name: "long-bar-list",
    content: (
      <div className={classes["whole"]}>
        <LongBarList
          label={t("strategy.exposureWord")}
          rows={many()}
          moreText={(n) => t("results.more", { n })}
        />
      </div>
    ),
  },
  {
    name: "generation-progress",
    content: (
      <div className={classes["whole"]}>
        <GenerationProgress control={generation} />
        <GenerateButton control={generation} onClick={() => undefined}>
          {t("strategy.making")}
        </GenerateButton>
      </div>
    ),
  },
  {
    name: "leaving-link",
    content: <LeavingLink href="https://xn--pypal-4ve.example/">{t("common.openSite")}</LeavingLink>,
  },
];
