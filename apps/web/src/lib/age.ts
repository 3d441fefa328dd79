import { timeFigure } from "./figures.ts";

/** The age of something, in one short unit of the chosen language: "20s", "5m", "3h", "2d". */
export const ageOf = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return timeFigure(seconds, "second");
  if (seconds < 3600) return timeFigure(Math.floor(seconds / 60), "minute");
  if (seconds < 86_400) return timeFigure(Math.floor(seconds / 3600), "hour");
  return timeFigure(Math.floor(seconds / 86_400), "day");
};
