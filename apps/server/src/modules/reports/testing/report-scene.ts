import type { ReportBody } from "@teamwright/contract";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { sampleReport } from "./sample-report.ts";

/** The id of a record that a call makes. */
export const idOf = async (
  creation: Promise<{ ok: boolean; data?: { data: { _id: string } } }>,
): Promise<string> => {
  const result = await creation;
  if (!result.ok || !result.data) throw new Error("a record was not made");
  return result.data.data._id;
};

export const seriesFields = {
  seriesName: "Harbour Cup",
  seriesCountry: "ind",
  seriesYear: 2026,
  seriesMonth: "nov",
  seriesGender: "men",
  seriesType: "domestic",
  seriesFormat: "t20",
} as const;
export const teamFields = (sportTeamName: string, sportTeamCode: string) =>
  ({ sportTeamName, sportTeamCode, sportTeamCountry: "ind", sportTeamGender: "men" }) as const;

export interface SampleRecords {
  readonly seriesId: string;
  readonly pitchId: string;
  readonly teamOneId: string;
  readonly teamTwoId: string;
}

/** The records that the sample report names. */
export async function addSampleRecords({ call }: SignedInVisitor): Promise<SampleRecords> {
  const { createSeries, createPitch, createTeam } = call.reportRecords;
  return {
    seriesId: await idOf(createSeries({ body: seriesFields })),
    pitchId: await idOf(
      createPitch({ body: { pitchName: "Harbour Oval", pitchCountry: "ind", pitchCity: "Kochi" } }),
    ),
    teamOneId: await idOf(createTeam({ body: teamFields("Harbour Hawks", "HAW") })),
    teamTwoId: await idOf(createTeam({ body: teamFields("River Rhinos", "RIV") })),
  };
}

/** The sample report as its form sends it; `data` replaces sections. */
export const writtenSample = (ids: SampleRecords, data: Partial<ReportBody> = {}) => ({
  ...ids,
  gender: "men" as const,
  format: "t20" as const,
  sportIndex: 0 as const,
  data: { ...sampleReport(), ...data },
});
