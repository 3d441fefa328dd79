import { inEnglish } from "@teamwright/text";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { bringMatch, teamsForMatch } from "../prime/testing/prime-match.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await bringMatch(server, "analysed");
});
afterAll(() => server.close());

test("the analysis is for the owner and prime admins; foreign owners and members read nothing", async () => {
  const owner = await signUp(server, { groupAdmin: true });
  const one = await signUp(server, { plan: 30 });
  const ownerPhoneNumber = owner.account.phone;
  const analysis = ({ call }: SignedInVisitor) =>
    call.groups.analysis({ body: { matchId: "analysed", ownerPhoneNumber } });
  expect(await analysis(owner)).toMatchObject({ status: 201, message: inEnglish("replies.noGroupTeams") });

  const group = {
    primeGroupName: "Analysed",
    ownerMobileNumber: ownerPhoneNumber,
    groupLogo: "star",
  } as const;
  const groupReply = await owner.call.groups.create({ body: group });
  if (!groupReply.ok) throw new Error(groupReply.message);
  const { groupId } = groupReply.data.data;
  const member = { userPhoneNumber: one.account.phone, userNickName: "Member One", teamsCount: 3 };
  await owner.call.groups.addUser({ body: { groupId, ...member } });
  expect(await analysis(owner)).toMatchObject({ status: 201 });
  const postReply = await owner.call.groups.post({
    body: {
      matchId: "analysed",
      groupId,
      groupOwnerPhoneNumber: ownerPhoneNumber,
      numberOfTeams: 3,
      teamData: teamsForMatch(3),
      sportIndex: 0,
      primeUserData: [{ phoneNumber: one.account.phone, left: 1, right: 3 }],
      balanced: false,
    },
  });
  expect(postReply).toMatchObject({ ok: true });
  for (const caller of [owner, await signUp(server, { primeAdmin: true })])
    expect(await analysis(caller)).toMatchObject({
      data: {
        data: {
          teamData: { length: 3 },
          version: null,
          seed: null,
          primeUserData: [
            { phoneNumber: one.account.phone, name: "Member One", left: 1, right: 3, activePlan: true },
          ],
        },
      },
    });
  for (const caller of [await signUp(server, { groupAdmin: true }), one])
    expect(await analysis(caller)).toMatchObject({ status: 403 });
});
