import type { ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import classes from "./profile-page.module.css";

const sectionNames = ["account", "apps", "notices", "data", "developer"] as const;
type SectionName = (typeof sectionNames)[number];

const idOf = (name: SectionName): string => `profile-${name}`;

interface SectionProps {
  readonly name: SectionName;
  /** Takes both columns of a wide window. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One part of the profile. Its heading takes the focus when the part is chosen. */
export const Section = ({ name, wide = false, children }: SectionProps) => {
  const heading = t(`profile.section.${name}`);
  return (
    <section
      id={idOf(name)}
      aria-label={heading}
      className={`${classes["section"]} ${wide ? classes["wide"] : ""}`}
    >
      <h2 tabIndex={-1}>{heading}</h2>
      {children}
    </section>
  );
};

const show = (name: SectionName): void => {
  const section = document.getElementById(idOf(name));
  section?.scrollIntoView();
  section?.querySelector("h2")?.focus({ preventScroll: true });
};

/** Leads to each part of a long page. Not links: Back leaves the profile instead of returning through its parts. */
export const SectionLinks = () => (
  <nav aria-label={t("profile.sections")} className={classes["sections"]}>
    {sectionNames.map((name) => (
      <ChipButton key={name} onClick={() => show(name)}>
        {t(`profile.section.${name}`)}
      </ChipButton>
    ))}
  </nav>
);
