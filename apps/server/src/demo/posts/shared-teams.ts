import type { Db } from "#db/database.ts";
import { demoMatch, demoTeams, EVENING, LINEUPS } from "./demo-match.ts";
import { successData } from "./demo-caller.ts";
import type { DemoCaller } from "./demo-caller.ts";

const TEAMS_EACH = 5;
const DAYS = 60;

/** Makes the customer a prime user, opens the booking of two matches and posts the teams of one. */
export async function postPrimeTeams(
  { call, id, phone }: DemoCaller,
  customer: Pick<DemoCaller, "id" | "phone">,
  db: Db,
): Promise<void> {
  const match = await demoMatch(db, LINEUPS);
  await successData(call.accounts.registerPrime({ body: { phoneNumber: customer.phone } }));
  await successData(
    call.plans.addPrime({ params: { userId: customer.id, adminId: id }, body: { duration: DAYS } }),
  );
  for (const matchId of [match.id, EVENING])
    await successData(call.primeBooking.open({ body: { matchId, sportIndex: match.sport_index } }));
  const phones = [customer.phone, phone];
  await successData(
    call.prime.post({
      body: {
        matchId: match.id,
        numberOfTeams: TEAMS_EACH * phones.length,
        teamData: demoTeams(match, TEAMS_EACH * phones.length, 2),
        sportIndex: match.sport_index,
        version: "old",
        primeUserData: phones.map((phoneNumber, at) => ({
          phoneNumber,
          left: at * TEAMS_EACH + 1,
          right: (at + 1) * TEAMS_EACH,
        })),
      },
    }),
  );
}

/** A group of the owner with the customer and one member who has no account yet, and teams for the customer. */
export async function postGroupTeams(
  { call, phone }: DemoCaller,
  customer: Pick<DemoCaller, "phone">,
  db: Db,
): Promise<void> {
  const match = await demoMatch(db, LINEUPS);
  const group = await successData(
    call.groups.create({
      body: { primeGroupName: "Sunday Circle", ownerMobileNumber: phone, groupLogo: "star" },
    }),
  );
  const { groupId } = group.data;
  for (const [userPhoneNumber, userNickName, teamsCount] of [
    [customer.phone, "Asha", TEAMS_EACH],
    ["9000000019", "Ravi", 3],
  ] as const)
    await successData(call.groups.addUser({ body: { groupId, userPhoneNumber, userNickName, teamsCount } }));
  await successData(
    call.groups.post({
      body: {
        matchId: match.id,
        numberOfTeams: TEAMS_EACH,
        groupId,
        groupOwnerPhoneNumber: phone,
        teamData: demoTeams(match, TEAMS_EACH, 3),
        sportIndex: match.sport_index,
        primeUserData: [{ phoneNumber: customer.phone, left: 1, right: TEAMS_EACH }],
      },
    }),
  );
}
