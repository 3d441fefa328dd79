const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Countdown {
  readonly over: boolean;
  /** Under an hour: the deadline is what the user looks at. */
  readonly near: boolean;
  readonly text: string;
}

const two = (value: number) => String(value).padStart(2, "0");

/** Days, hours, minutes and seconds from `now` to `time` (milliseconds), the largest parts that are not zero. */
export function countdownTo(time: number, now: number, expired: string): Countdown {
  const left = time - now;
  if (!(left > 0)) return { over: true, near: false, text: expired };
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  const parts =
    days > 0
      ? `${days}d ${two(hours)}h ${two(minutes)}m ${two(seconds)}s`
      : hours > 0
        ? `${hours}h ${two(minutes)}m ${two(seconds)}s`
        : `${minutes}m ${two(seconds)}s`;
  return { over: false, near: left < HOUR, text: parts };
}
