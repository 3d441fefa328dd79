import { contract } from "@teamwright/contract";
import { done } from "#http/answer.ts";
import { handle } from "#http/handler.ts";
import { writeAudit } from "#modules/audit/public.ts";
import { addPitch, listPitches } from "../pitch.repository.ts";
import { addSeries, listSeries } from "../series.repository.ts";
import { addSportTeam, listSportTeams } from "../sport-team.repository.ts";

export const getSeriesList = handle(contract.reportRecords.listSeries, async ({ db, body }) =>
  done("", await listSeries(db, body)),
);

export const getPitchList = handle(contract.reportRecords.listPitches, async ({ db, body }) =>
  done("", await listPitches(db, body)),
);

export const getTeamList = handle(contract.reportRecords.listTeams, async ({ db, body }) =>
  done("", await listSportTeams(db, body)),
);

export const createSeries = handle(contract.reportRecords.createSeries, async ({ db, body, session }) => {
  const data = await addSeries(db, body);
  await writeAudit(db, { actorId: session.accountId, action: "report.series", details: { ...data } });
  return done("replies.seriesCreated", { data });
});

export const createPitch = handle(contract.reportRecords.createPitch, async ({ db, body, session }) => {
  const data = await addPitch(db, body);
  await writeAudit(db, { actorId: session.accountId, action: "report.pitch", details: { ...data } });
  return done("replies.pitchCreated", { data });
});

export const createTeam = handle(contract.reportRecords.createTeam, async ({ db, body, session }) => {
  const data = await addSportTeam(db, body);
  await writeAudit(db, { actorId: session.accountId, action: "report.team", details: { ...data } });
  return done("replies.sportTeamCreated", { data });
});
