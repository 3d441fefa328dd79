import type { Disruption } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { useHasStarted } from "#lib/server-clock.ts";
import { Chip } from "#ui/chip.tsx";
import { Notice } from "#ui/notice.tsx";
import { Countdown } from "../countdown.tsx";
import classes from "./disruption.module.css";

interface DisruptionProps {
  readonly disruption: Disruption | undefined;
}

/** "Postponed", "Abandoned" or "Cancelled"; nothing for a match as planned. */
export const DisruptionChip = ({ disruption }: DisruptionProps) =>
  disruption && (
    <Chip tone={disruption === "postponed" ? "warn" : "bad"}>{t(`shell.disruption.${disruption}`)}</Chip>
  );

/** What it means for the user's teams. */
export const DisruptionNotice = ({ disruption }: DisruptionProps) =>
  disruption && <Notice tone="warn">{t(`shell.disruption.${disruption}Hint`)}</Notice>;

/** The time until the start; a postponed match whose old time is over has none, and a match called off never starts. */
export const UntilStart = ({ time, disruption }: DisruptionProps & { readonly time: string }) => {
  const over = useHasStarted(time);
  if (disruption === undefined || (disruption === "postponed" && !over)) return <Countdown time={time} />;
  if (disruption !== "postponed") return null;
  return <span className={classes["unknown"]}>{t("shell.disruption.noNewTime")}</span>;
};
