import { t } from "#i18n/translate.ts";
import { fail, succeed, type Outcome } from "@teamwright/domain";
import type { AdminMatch, AdminPlayer } from "./match-queries.ts";

export const playerFields = [
  "role",
  "credits",
  "playing",
  "points",
  "name",
  "selected_by",
  "captain_percentage",
  "vice_captain_percentage",
  "availability",
  "pl_id",
] as const;
export const sideFields = [
  "left_team_name",
  "left_short_name",
  "left_image",
  "right_team_name",
  "right_short_name",
  "right_image",
] as const;
export const matchFields = ["status", "match_time", "series", "venue", "hidden", ...sideFields] as const;
export type PlayerField = (typeof playerFields)[number];
export type MatchField = (typeof matchFields)[number];
export type DeskField = PlayerField | MatchField;

const INDIA = 5.5 * 3_600_000;

/** An instant in the format of the browser's date-time field, in Indian time. */
export const toLocalTime = (iso: string): string =>
  new Date(Date.parse(iso) + INDIA).toISOString().slice(0, 16);

const fromLocalTime = (typed: string): string | null => {
  // `Date.parse` would read a year into ":00Z".
  const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? Date.parse(`${typed}:00Z`) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time - INDIA).toISOString();
};

/** A value as its control shows it; an empty text means "not known". */
export const textOf = (field: DeskField, value: unknown): string => {
  if (value === null || value === undefined) return "";
  return field === "match_time" ? toLocalTime(String(value)) : String(value);
};

export const playerText = (player: AdminPlayer, field: PlayerField): string => textOf(field, player[field]);
export const matchText = (match: AdminMatch, field: MatchField): string => textOf(field, match[field]);

type FieldReader = (typed: string) => unknown;

const number =
  (least: number, most: number, step = 0): FieldReader =>
  (typed) => {
    const value = /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
    const fits = value >= least && value <= most && (step === 0 || Number.isInteger(value / step));
    return fits ? value : undefined;
  };
const orUnknown =
  (read: FieldReader): FieldReader =>
  (typed) =>
    typed === "" ? null : read(typed);
const text =
  (most: number, least = 1): FieldReader =>
  (typed) =>
    typed.length >= least && typed.length <= most ? typed : undefined;

// The server's rules (apps/server/src/modules/matches/overrides.ts), so that a mistake is shown while typing.
const readers: Readonly<Record<DeskField, FieldReader>> = {
  role: number(0, 4, 1),
  credits: number(0, 100, 0.5),
  playing: (typed) => typed === "true",
  points: orUnknown(number(-1000, 10_000)),
  name: text(80),
  selected_by: orUnknown(number(0, 100)),
  captain_percentage: orUnknown(number(0, 100)),
  vice_captain_percentage: orUnknown(number(0, 100)),
  availability: orUnknown(text(20)),
  pl_id: orUnknown(text(80)),
  status: text(20),
  match_time: (typed) => fromLocalTime(typed) ?? undefined,
  series: text(120, 0),
  venue: orUnknown(text(160)),
  hidden: (typed) => typed === "true",
  left_team_name: text(80),
  left_short_name: text(12),
  left_image: text(500, 0),
  right_team_name: text(80),
  right_short_name: text(12),
  right_image: text(500, 0),
};

/** The value to send for a typed text. */
export const readValue = (field: DeskField, typedText: string): Outcome<unknown, string> => {
  const value = readers[field](typedText.trim());
  return value === undefined
    ? fail(t("replies.invalidInput", { field: field.replaceAll("_", " ") }))
    : succeed(value);
};
