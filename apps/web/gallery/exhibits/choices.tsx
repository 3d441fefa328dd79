import { useState } from "react";
import { t } from "#i18n/translate.ts";
import { Carousel } from "#ui/carousel.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Chip, ChipButton, RemovableChip } from "#ui/chip.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { OptionRow } from "#ui/option-row.tsx";
import { Pager } from "#ui/pager.tsx";
import { RangeSlider, type SliderRange } from "#ui/range-slider.tsx";
import { SwitchRow } from "#ui/switch-row.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import type { Exhibit } from "../exhibit.tsx";
import classes from "../gallery.module.css";

const tones = ["neutral", "ok", "accent", "warn", "bad"] as const;
const sports = ["cricket", "football", "basketball", "kabaddi"] as const;
const nothing = (): void => undefined;

const TabsInUse = ({ look }: { readonly look: "line" | "pill" }) => {
  const [sport, setSport] = useState<(typeof sports)[number]>("cricket");
  const items = sports.map((value, index) => ({ value, label: t(`shell.sport.${value}`), count: 2 * index }));
  return (
    <div className={classes["whole"]}>
      <Tabs id={look} label={t("shell.sports")} items={items} value={sport} onChange={setSport} look={look} />
      <TabPanel id={look} value={sport}>
        {t(`shell.sport.${sport}`)}
      </TabPanel>
    </div>
  );
};

const Ticks = () => {
  const [isTicked, setTicked] = useState(true);
  const change = (): void => setTicked(!isTicked);
  return (
    <div className={classes["whole"]}>
      <Checkbox label={t("common.selectAll")} checked={isTicked} onChange={change} />
      <Checkbox label={t("common.reset")} checked={false} disabled onChange={nothing} />
      <OptionRow
        kind="checkbox"
        label={t("teams.exports.csv")}
        detail={t("teams.exports.csvHint")}
        checked={isTicked}
        onChange={change}
      />
      <SwitchRow
        label={t("shell.notices")}
        hint={t("shell.offlineHint")}
        checked={isTicked}
        onChange={setTicked}
      />
      <SwitchRow label={t("shell.notices")} checked={false} disabled onChange={nothing} />
    </div>
  );
};

const Radios = () => {
  const [league, setLeague] = useState(0);
  const labels = [t("common.grandLeague"), t("common.smallLeague"), t("common.headToHeadLeague")];
  return (
    <fieldset className={classes["whole"]}>
      <legend>{t("strategy.sortBy")}</legend>
      {labels.map((label, index) => (
        <OptionRow
          key={label}
          kind="radio"
          group="league"
          label={label}
          checked={index === league}
          onChange={() => setLeague(index)}
        />
      ))}
    </fieldset>
  );
};

const Credits = () => {
  const [range, setRange] = useState<SliderRange>([60, 95]);
  return (
    <div className={classes["whole"]}>
      <output>{t("strategy.credits", { min: range[0], max: range[1] })}</output>
      <RangeSlider
        min={50}
        max={100}
        value={range}
        fromLabel={`${t("strategy.creditsShort")} ≥`}
        toLabel={`${t("strategy.creditsShort")} ≤`}
        onChange={setRange}
      />
    </div>
  );
};

const Pages = () => {
  const [page, setPage] = useState(0);
  return (
    <Pager
      label={t("shell.users")}
      page={page}
      totalPages={3}
      onChange={setPage}
      previousLabel={t("shell.back")}
      nextLabel={t("strategy.moreTools")}
      position={t("strategy.stepShort", { step: page + 1, of: 3 })}
    />
  );
};

const Slides = () => (
  <div className={classes["whole"]}>
    <Carousel
      label={t("shell.sports")}
      interval={60_000}
      slides={sports.map((key) => ({
        key,
        content: <LinkButton to="/">{t(`shell.sport.${key}`)}</LinkButton>,
      }))}
      slideLabel={(number, total) => t("strategy.stepShort", { step: number, of: total })}
      pauseLabel={t("shell.close")}
      playLabel={t("shell.retry")}
    />
  </div>
);

export const choices = (): readonly Exhibit[] => [
  { name: "tabs, line", content: <TabsInUse look="line" /> },
  { name: "tabs, pill", content: <TabsInUse look="pill" /> },
  {
    name: "chip",
    content: tones.map((tone) => (
      <Chip key={tone} tone={tone}>
        {t("shell.badgeLineupsOut")}
      </Chip>
    )),
  },
  {
    name: "chip-button",
    content: (
      <>
        <ChipButton pressed onClick={nothing}>
          {t("strategy.all")}
        </ChipButton>
        <ChipButton pressed={false} onClick={nothing}>
          {t("strategy.roles")}
        </ChipButton>
        <RemovableChip removeLabel={t("profile.remove")} onRemove={nothing}>
          {t("strategy.captainsShort")}
        </RemovableChip>
      </>
    ),
  },
  { name: "checkbox, option-row, switch-row", content: <Ticks /> },
  { name: "option-row, radio", content: <Radios /> },
  { name: "range-slider", content: <Credits /> },
  { name: "pager", content: <Pages /> },
  { name: "carousel", content: <Slides /> },
];
