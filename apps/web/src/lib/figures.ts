import { currentLocale, numberLocale } from "./locale.ts";

const formats = new Map<string, Intl.NumberFormat>();

/** A format is created on its first use in a language, because the browser loads its tables then. */
const formatFigure = (value: number, name: string, options: Intl.NumberFormatOptions): string => {
  const locale = numberLocale();
  const key = `${locale} ${name}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format.format(value);
};

/** "2,108,206": a count. */
export const wholeFigure = (count: number): string => formatFigure(count, "whole", {});

/** "1,024.5": points, with at most two decimals. */
export const pointsFigure = (value: number): string =>
  formatFigure(value, "points", { maximumFractionDigits: 2 });

/** "+12", "-3", "0": a difference in whole points. */
export const differenceFigure = (value: number): string =>
  formatFigure(value, "difference", { maximumFractionDigits: 0, signDisplay: "exceptZero" });

/** "68.9": one decimal, rounded as by `{value, number, tenths}` of a text; `toFixed(1)` makes 68.8 of 68.85. */
export const tenthsFigure = (value: number): string =>
  formatFigure(value, "tenths", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "7.3", "12": a percentage, with a decimal below ten. */
export const percentFigure = (percent: number): string => {
  const digits = percent >= 10 || percent === 0 ? 0 : 1;
  return formatFigure(percent, `percent ${digits}`, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
};

const inUnit = (value: number, unit: "gigabyte" | "megabyte"): string =>
  formatFigure(value, unit, { style: "unit", unit, minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "12.3 MB", "1.5 GB". */
export const bytesFigure = (bytes: number): string =>
  bytes >= 1e9 ? inUnit(bytes / 1e9, "gigabyte") : inUnit(bytes / 1e6, "megabyte");

/** "20s" in English, "20 से॰" in Hindi, whose narrowest form of a second is also the word "from". */
export const timeFigure = (value: number, unit: "second" | "minute" | "hour" | "day"): string =>
  formatFigure(value, unit, {
    style: "unit",
    unit,
    unitDisplay: currentLocale().startsWith("en") ? "narrow" : "short",
  });
