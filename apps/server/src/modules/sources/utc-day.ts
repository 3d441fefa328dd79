import { DAY } from "@teamwright/domain/durations";

/** Budgets and quotas count by the day, UTC: "2026-11-22". */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The first instant of the next day, UTC. */
export const nextDay = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY) * DAY + DAY);
