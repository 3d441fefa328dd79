import { sportBySlug, type SportSlug } from "@teamwright/domain";
import type { staff } from "../../i18n/en/staff.ts";
import type { Field } from "./match-fields.ts";

type Words = (typeof staff)["matchDesk"];

/** The label of a field. */
export const fieldLabel = (field: Field, words: Words): string =>
  ({
    role: words.role,
    credits: words.credits,
    playing: words.playing,
    points: words.points,
    name: words.name,
    selected_by: words.selectedBy,
    captain_percentage: words.captainPercentage,
    vice_captain_percentage: words.viceCaptainPercentage,
    availability: words.availability,
    pl_id: words.providerId,
    status: words.status,
    match_time: words.matchTime,
    series: words.series,
  })[field];

const isKey = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

/** A value's text as a person reads it: roles by their code, states by their words. */
export const valueWords = (field: Field, shown: string, sport: SportSlug, words: Words): string => {
  if (shown === "") return words.unknown;
  if (field === "role") return sportBySlug(sport)?.roles[Number(shown)]?.code ?? shown;
  if (field === "playing") return shown === "true" ? words.yes : words.no;
  if (field === "status" && isKey(words.statuses, shown)) return words.statuses[shown];
  if (field === "availability" && isKey(words.availabilities, shown)) return words.availabilities[shown];
  return field === "match_time" ? shown.replace("T", " ") : shown;
};
