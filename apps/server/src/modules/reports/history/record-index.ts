import { months } from "@teamwright/contract";
import type { ReportGender, SportTeam } from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import type { MatchSummary } from "@teamwright/domain";
import type { ReportTeams } from "../compute/outcome.ts";
import { addPitch } from "../pitch.repository.ts";
import { recordKey } from "../record-key.ts";
import { reportPitches, reportSeries, reportTeams } from "../schema.ts";
import { addSeries } from "../series.repository.ts";
import { addSportTeam, toSportTeam } from "../sport-team.repository.ts";
import { teamWords } from "./team-words.ts";

/** The records that a match names. */
export interface MatchRecords {
  readonly seriesId: string | null;
  readonly pitchId: string | null;
  readonly teams: ReportTeams;
}

/** Finds the records of matches, and adds those that are missing. */
export interface RecordIndex {
  recordsOf(db: Db, summary: MatchSummary): Promise<MatchRecords>;
}

/**
 * All records by the values that a source tells. A record that an admin gave a country is found too: sources do not
 * tell the country of a club, a venue or a series.
 */
export async function openRecordIndex(db: Db): Promise<RecordIndex> {
  const teams = new Map<string, SportTeam>();
  const series = new Map<string, string>();
  const pitches = new Map<string, string>();
  for (const row of await db.select().from(reportTeams).orderBy(reportTeams.createdAt))
    keepFirst(teams, recordKey(row.name, row.gender), toSportTeam(row));
  for (const row of await db.select().from(reportSeries).orderBy(reportSeries.createdAt))
    keepFirst(series, recordKey(row.name, row.year, row.gender, row.format), row.id);
  for (const row of await db.select().from(reportPitches).orderBy(reportPitches.createdAt))
    keepFirst(pitches, recordKey(row.name, row.city), row.id);

  const teamOf = async (on: Db, name: string, gender: ReportGender, international: boolean) => {
    const { country, code } = teamWords(name, international);
    return findOrAdd(teams, recordKey(name, gender), () =>
      addSportTeam(on, {
        sportTeamName: name,
        sportTeamCountry: country,
        sportTeamCode: code,
        sportTeamGender: gender,
      }),
    );
  };
  return {
    recordsOf: async (on, summary) => {
      const { gender, international } = summary;
      const [one, two] = summary.teams;
      return {
        seriesId: await seriesOf(on, series, summary),
        pitchId: await pitchOf(on, pitches, summary.venue),
        teams: [await teamOf(on, one, gender, international), await teamOf(on, two, gender, international)],
      };
    },
  };
}

async function seriesOf(
  db: Db,
  knownRecords: Map<string, string>,
  { series, gender, format, day }: MatchSummary,
): Promise<string | null> {
  if (series === null) return null;
  return findOrAdd(knownRecords, recordKey(series.name, series.year, gender, format), async () => {
    const newRecord = await addSeries(db, {
      seriesName: series.name,
      seriesCountry: "others",
      seriesType: series.type,
      seriesYear: series.year,
      seriesMonth: months[Number(day.slice(5, 7)) - 1] ?? "jan",
      seriesGender: gender,
      seriesFormat: format,
    });
    return newRecord._id;
  });
}

async function pitchOf(
  db: Db,
  knownRecords: Map<string, string>,
  venue: MatchSummary["venue"],
): Promise<string | null> {
  if (venue === null) return null;
  // Cricsheet appends the city to the names of some venues.
  const city = venue.city ?? venue.name.split(", ").at(-1) ?? venue.name;
  const ending = `, ${city}`;
  const name = venue.name.endsWith(ending) ? venue.name.slice(0, -ending.length) : venue.name;
  return findOrAdd(knownRecords, recordKey(name, city), async () => {
    const made = await addPitch(db, { pitchName: name, pitchCountry: "others", pitchCity: city });
    return made._id;
  });
}

const keepFirst = <Value>(known: Map<string, Value>, key: string, value: Value): void => {
  if (!known.has(key)) known.set(key, value);
};

async function findOrAdd<Value>(
  knownRecords: Map<string, Value>,
  key: string,
  add: () => Promise<Value>,
): Promise<Value> {
  const knownRecord = knownRecords.get(key);
  if (knownRecord !== undefined) return knownRecord;
  const newRecord = await add();
  knownRecords.set(key, newRecord);
  return newRecord;
}
