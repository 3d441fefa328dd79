import { useState } from "react";
import { languageNames, setLanguage, useLanguage } from "#i18n/translate.ts";
import { setColorScheme, useColorScheme } from "#lib/color-scheme.ts";
import { ChipButton } from "#ui/chip.tsx";
import { Page } from "#ui/page.tsx";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { buttons } from "./exhibits/buttons.tsx";
import { choices } from "./exhibits/choices.tsx";
import { delivery } from "./exhibits/delivery.tsx";
import { fields } from "./exhibits/fields.tsx";
import { layers } from "./exhibits/layers.tsx";
import { matches } from "./exhibits/matches.tsx";
import { players } from "./exhibits/players.tsx";
import { predictions } from "./exhibits/predictions.tsx";
import { rows } from "./exhibits/rows.tsx";
import { states } from "./exhibits/states.tsx";
import { strategy } from "./exhibits/strategy.tsx";
import { surfaces } from "./exhibits/surfaces.tsx";
import { teams } from "./exhibits/teams.tsx";
import { transfer } from "./exhibits/transfer.tsx";
import classes from "./gallery.module.css";

const parts = { buttons, choices, fields, layers, states, surfaces };
const blocks = { delivery, matches, players, predictions, rows, strategy, teams, transfer };
const groups = { ...parts, ...blocks };
type ExhibitGroup = keyof typeof groups;
const names = Object.keys(groups) as ExhibitGroup[];

const schemes = ["light", "dark"] as const;
const languages = Object.entries(languageNames) as [keyof typeof languageNames, string][];

/** The parts of `src/ui`, and the blocks that several screens show, in their states, in both colour schemes and all languages. */
export const Gallery = () => {
  const [group, setGroup] = useState<ExhibitGroup>(
    names.find((each) => `#${each}` === window.location.hash) ?? "buttons",
  );
  const scheme = useColorScheme() === "dark" ? "dark" : "light";
  const language = useLanguage();
  return (
    <Page
      title="Gallery"
      subheader={
        <div className={classes["settings"]}>
          <Tabs
            id="group"
            label="Parts"
            items={names.map((value) => ({ value, label: value }))}
            value={group}
            onChange={setGroup}
          />
          <div className={classes["choices"]}>
            {schemes.map((value) => (
              <ChipButton key={value} pressed={value === scheme} onClick={() => setColorScheme(value)}>
                {value}
              </ChipButton>
            ))}
            {languages.map(([value, label]) => (
              <ChipButton key={value} pressed={value === language} onClick={() => void setLanguage(value)}>
                {label}
              </ChipButton>
            ))}
          </div>
        </div>
      }
    >
      <TabPanel id="group" value={group}>
        {/* A new element for each language, so that every text is read again. */}
        <div key={language} className={classes["exhibits"]}>
          {groups[group]().map(({ name, content }) => (
            <section key={name} aria-label={name} className={classes["exhibit"]}>
              <h2 className={classes["name"]}>{name}</h2>
              <div className={classes["content"]}>{content}</div>
            </section>
          ))}
        </div>
      </TabPanel>
    </Page>
  );
};
