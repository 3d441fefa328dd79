import { cricketClubs } from "../clubs.ts";
import { demoSports } from "../demo-sports.ts";
import { bestTeam } from "#modules/reports/public.ts";
import { successData } from "./demo-caller.ts";
import type { DemoCaller } from "./demo-caller.ts";
import { codeOf, pastMatch } from "./past-matches.ts";

/** Enough for shares that say something, few enough for a quick first start. */
const MATCHES = 60;

const grounds = [
  ["Quayside Oval", "Saltmarsh"],
  ["Lantern Park", "Highmoor"],
  ["Northern Meadow", "Fernhill"],
] as const;

/** Reports of invented past matches, written with the calls of the authoring screen. */
export async function writeReports({ call }: DemoCaller, now: Date): Promise<void> {
  const names = demoSports.find(({ sport }) => sport === "cricket")?.series.slice(0, 2) ?? [];
  const series = await inTurn(names, async (seriesName) =>
    call.reportRecords.createSeries({
      body: {
        seriesName,
        seriesCountry: "others",
        seriesYear: now.getUTCFullYear(),
        seriesMonth: "jan",
        seriesGender: "men",
        seriesType: "domestic",
        seriesFormat: "t20",
      },
    }),
  );
  const pitches = await inTurn(grounds, async ([pitchName, pitchCity]) =>
    call.reportRecords.createPitch({ body: { pitchName, pitchCountry: "others", pitchCity } }),
  );
  const teams = await inTurn(cricketClubs, async (club) =>
    call.reportRecords.createTeam({
      body: {
        sportTeamName: club.short,
        sportTeamCountry: "others",
        sportTeamCode: codeOf(club),
        sportTeamGender: "men",
      },
    }),
  );
  for (let at = MATCHES - 1; at >= 0; at--) {
    const match = pastMatch(at, now);
    const { leftTeamData, rightTeamData } = match.body.playing11Data;
    const best = bestTeam([...leftTeamData, ...rightTeamData]);
    if (best === null) throw new Error(`the demo's past match ${at} has no team`);
    const { team, captain, vicecaptain } = best.picked;
    await successData(
      call.matchReports.create({
        body: {
          seriesId: series[match.series] ?? "",
          pitchId: pitches[match.ground] ?? "",
          teamOneId: teams[match.clubs[0]] ?? "",
          teamTwoId: teams[match.clubs[1]] ?? "",
          gender: "men",
          format: "t20",
          sportIndex: 0,
          data: { ...match.body, dreamTeamData: { team, captain, vicecaptain } },
        },
      }),
    );
  }
}

type CreateReply = Parameters<typeof successData<{ readonly data: { readonly _id: string } }>>[0];

/** Creates the records one after another; their ids. */
async function inTurn<Item>(
  items: readonly Item[],
  create: (item: Item) => CreateReply,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const item of items) ids.push((await successData(create(item))).data._id);
  return ids;
}
