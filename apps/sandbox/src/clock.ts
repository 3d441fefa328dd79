import { z } from "zod";

/** `frozenAt`: the clock is stopped at that time. Otherwise it is the real time plus `offset` milliseconds. */
export const clockState = z.strictObject({
  offset: z.number().default(0),
  frozenAt: z.number().nullable().default(null),
});
export type ClockState = z.infer<typeof clockState>;

export const readClock = ({ offset, frozenAt }: ClockState): number => frozenAt ?? Date.now() + offset;

/** How a call may change the clock; one of the fields. */
export const clockChange = z.union([
  z.strictObject({ freeze_at: z.iso.datetime() }),
  z.strictObject({ advance_seconds: z.number().min(0).max(1e9) }),
  z.strictObject({ run: z.literal(true) }),
  z.strictObject({ real: z.literal(true) }),
]);
export type ClockChange = z.infer<typeof clockChange>;

/** Changes the clock: stop at a time, advance, run from the current position, or return to the real time. */
export function changeClock(state: ClockState, change: ClockChange): ClockState {
  if ("freeze_at" in change) return { offset: 0, frozenAt: Date.parse(change.freeze_at) };
  if ("run" in change) return { offset: readClock(state) - Date.now(), frozenAt: null };
  if ("real" in change) return { offset: 0, frozenAt: null };
  const step = change.advance_seconds * 1000;
  return state.frozenAt === null
    ? { offset: state.offset + step, frozenAt: null }
    : { offset: 0, frozenAt: state.frozenAt + step };
}
