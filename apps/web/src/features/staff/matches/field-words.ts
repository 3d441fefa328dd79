import { t } from "#i18n/translate.ts";
import { sportBySlug, type SportSlug } from "@teamwright/domain";
import type { DeskField } from "./match-fields.ts";

/** A sport's label of a field. */
export const fieldLabel = (field: DeskField, sport: string): string =>
  ({
    role: t("match-desk.role"),
    credits: t("match-desk.credits"),
    playing: t("match-desk.playing"),
    points: t("match-desk.points"),
    name: t("match-desk.name"),
    selected_by: t("match-desk.selectedBy"),
    captain_percentage: t("match-desk.captainPercentage", { sport }),
    vice_captain_percentage: t("match-desk.viceCaptainPercentage", { sport }),
    availability: t("match-desk.availability"),
    pl_id: t("match-desk.providerId"),
    status: t("match-desk.status"),
    match_time: t("match-desk.matchTime"),
    series: t("match-desk.series"),
    venue: t("match-desk.venue"),
    hidden: t("match-desk.hidden"),
    left_team_name: t("match-desk.leftName"),
    left_short_name: t("match-desk.leftShortName"),
    left_image: t("match-desk.leftImage"),
    right_team_name: t("match-desk.rightName"),
    right_short_name: t("match-desk.rightShortName"),
    right_image: t("match-desk.rightImage"),
  })[field];

const statusKeys = {
  not_started: "match-desk.statuses.not_started",
  in_progress: "match-desk.statuses.in_progress",
  finished: "match-desk.statuses.finished",
  postponed: "match-desk.statuses.postponed",
  abandoned: "match-desk.statuses.abandoned",
  cancelled: "match-desk.statuses.cancelled",
} as const;

const availabilityKeys = {
  announced: "match-desk.availabilities.announced",
  unavailable: "match-desk.availabilities.unavailable",
  substitute: "match-desk.availabilities.substitute",
  other: "match-desk.availabilities.other",
} as const;

const isKey = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

/** The readable text of a value: roles by their code, states by their labels. */
export const valueWords = (field: DeskField, shownValue: string, sport: SportSlug): string => {
  if (shownValue === "") return t("match-desk.unknown");
  if (field === "role") return sportBySlug(sport)?.roles[Number(shownValue)]?.code ?? shownValue;
  if (field === "playing" || field === "hidden")
    return shownValue === "true" ? t("match-desk.yes") : t("match-desk.no");
  if (field === "status" && isKey(statusKeys, shownValue)) return t(statusKeys[shownValue]);
  if (field === "availability" && isKey(availabilityKeys, shownValue)) return t(availabilityKeys[shownValue]);
  return field === "match_time" ? shownValue.replace("T", " ") : shownValue;
};
