import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import classes from "./suggest.module.css";
import type { TeamsAndAppChoice } from "./use-teams-and-app.ts";

const COUNTS = [1, 3, 5, 11, 20, 30, 40, 50] as const;

/** How many teams, and for which app. */
export const TeamsAndApp = ({ choice }: { readonly choice: TeamsAndAppChoice }) => {
  const { apps, app, count, most, onApp, onCount } = choice;
  const counts = [...new Set([...COUNTS.filter((each) => each < most), most, count])].toSorted(
    (a, b) => a - b,
  );
  return (
    <div className={classes["choice"]}>
      <label className={classes["count"]}>
        <span>{t("suggest.howMany")}</span>
        <select value={count} onChange={({ currentTarget: { value } }) => onCount(Number(value))}>
          {counts.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      {apps.length > 1 && (
        <div className={classes["apps"]} role="group" aria-label={t("suggest.forApp")}>
          {apps.map(({ slug, name }) => (
            <ChipButton key={slug} pressed={slug === app?.slug} onClick={() => onApp(slug)}>
              {name}
            </ChipButton>
          ))}
        </div>
      )}
    </div>
  );
};
