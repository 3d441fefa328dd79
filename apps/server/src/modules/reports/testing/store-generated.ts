import type { SportTeam } from "@teamwright/contract";
import type { Db } from "#db/database.ts";
import { computeReport } from "../compute/compute-report.ts";
import { addPitch } from "../pitch.repository.ts";
import { insertReport } from "../report.repository.ts";
import { addSeries } from "../series.repository.ts";
import { addSportTeam } from "../sport-team.repository.ts";
import { generatedReports } from "./generated-reports.ts";
import type { GeneratedReport } from "./generated-reports.ts";

export interface StoredRecords {
  readonly teams: SportTeam[];
  readonly series: string[];
  readonly pitches: string[];
}

/** Series, pitches and teams for generated reports. */
export async function storeRecords(db: Db): Promise<StoredRecords> {
  const teams: SportTeam[] = [];
  const series: string[] = [];
  const pitches: string[] = [];
  for (let at = 0; at < 8; at++) {
    teams.push(
      await addSportTeam(db, {
        sportTeamName: `Team ${at}`,
        sportTeamCountry: "ind",
        sportTeamCode: `T${at}`,
        sportTeamGender: "men",
      }),
    );
    const seriesRow = await addSeries(db, {
      seriesName: `Series ${at}`,
      seriesCountry: "ind",
      seriesType: "domestic",
      seriesYear: 2024,
      seriesMonth: "jan",
      seriesGender: "men",
      seriesFormat: "t20",
    });
    series.push(seriesRow._id);
    pitches.push(
      (await addPitch(db, { pitchName: `Pitch ${at}`, pitchCountry: "ind", pitchCity: "City" }))._id,
    );
  }
  return { teams, series, pitches };
}

/** Stores generated reports as submitted ones; the same seed gives the same reports. */
export async function storeGenerated(db: Db, count: number, seed: number) {
  const records = await storeRecords(db);
  const generatedList = generatedReports(count, seed, {
    teams: records.teams,
    series: records.series.length,
    pitches: records.pitches.length,
  });
  const ids: string[] = [];
  for (const report of generatedList) ids.push(await storeOne(db, records, report));
  return { ...records, generated: generatedList, ids };
}

async function storeOne(db: Db, records: StoredRecords, report: GeneratedReport): Promise<string> {
  const [one, two] = report.teamsAt.map((at) => records.teams[at]!);
  const computedReport = computeReport(report.body, [one!, two!]);
  if (!computedReport.ok) throw new Error(`a generated report is refused: ${computedReport.error}`);
  const id = await insertReport(db, {
    ...computedReport.value,
    source: report.body.matchId ?? null,
    gender: report.gender,
    format: report.format,
    seriesId: records.series[report.seriesAt]!,
    pitchId: records.pitches[report.pitchAt]!,
    teamOneId: one!._id,
    teamTwoId: two!._id,
  });
  if (id === null) throw new Error("a generated report was not stored");
  return id;
}
