import type { ReactNode } from "react";
import type { Tone } from "./chip.tsx";
import { CheckIcon, InfoIcon, WarningIcon, type Icon } from "./icon.tsx";
import classes from "./notice.module.css";

type NoticeTone = Exclude<Tone, "neutral">;

const icons: Record<NoticeTone, Icon> = {
  ok: CheckIcon,
  accent: InfoIcon,
  warn: WarningIcon,
  bad: WarningIcon,
};

type NoticeProps = {
  readonly tone: NoticeTone;
  /** Read out when it appears: an error at once, anything else when the screen reader pauses. Absent: normal text. */
  readonly live?: boolean;
  /** At the end, e.g. a link to the cause. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A message of the page about its content, within the page: a status line, a warning, an error. */
export const Notice = ({ tone, live = false, action, children }: NoticeProps) => {
  const IconOf = icons[tone];
  return (
    <div
      className={`${classes["notice"]} ${classes[tone]}`}
      role={live ? (tone === "bad" ? "alert" : "status") : undefined}
    >
      <IconOf size={18} />
      <div className={classes["text"]}>{children}</div>
      {action}
    </div>
  );
};
