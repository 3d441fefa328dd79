import { randomUUID } from "node:crypto";
import type { KeyScope, Relation, WebhookEvent } from "@teamwright/contract";
import { hashToken, newToken } from "#crypto/tokens.ts";
import type { Account } from "#modules/accounts/account.repository.ts";
import { makeApiKey } from "#modules/auth/api-key.repository.ts";
import { insertPasskey } from "#modules/auth/passkey.repository.ts";
import { listSessions, SESSION_LIFE, startSession } from "#modules/auth/session.repository.ts";
import { insertPrediction } from "#modules/predictions/prediction.repository.ts";
import { sampleSections } from "#modules/predictions/testing/sample-sections.ts";
import { insertPost } from "#modules/experts/post.repository.ts";
import { insertVideo } from "#modules/experts/video.repository.ts";
import { findMatch } from "#modules/matches/public.ts";
import { checkTeams, insertTeamSet } from "#modules/posted-teams/public.ts";
import { newSecret, sealSecret } from "#modules/webhooks/signature.ts";
import { insertWebhook } from "#modules/webhooks/webhook.repository.ts";
import { addMember, findGroupOfOwner, insertGroup } from "#modules/groups/group.repository.ts";
import { makeAccount } from "./accounts.ts";
import type { TestApp } from "./test-app.ts";
import { bringMatch, handMadeTeam } from "./upcoming-match.ts";

/** Creates a thing to which the account has the relation, and returns its id in paths. */
export const makeRelated: Readonly<Record<Relation, (server: TestApp, account: Account) => Promise<string>>> =
  {
    ownerOfSession: async (server, account) => {
      const { db } = server.deps.database;
      const before = new Set((await listSessions(db, account.id)).map(({ id }) => id));
      await startSession(db, {
        tokenHash: hashToken(newToken()),
        accountId: account.id,
        deviceId: null,
        userAgent: "another browser",
        life: SESSION_LIFE.customer,
      });
      const newSession = (await listSessions(db, account.id)).find(({ id }) => !before.has(id));
      if (!newSession) throw new Error("the session was not made");
      return newSession.id;
    },
    ownerOfApiKey: async (server, account) => (await giveKey(server, account, ["read"])).id,
    ownerOfPasskey: async (server, account) => {
      const newPasskey = await insertPasskey(server.deps.database.db, {
        accountId: account.id,
        credentialId: newToken(),
        publicKey: new Uint8Array(1),
        counter: 0,
        name: "a phone",
      });
      if (newPasskey === null) throw new Error("the passkey was not made");
      return newPasskey;
    },
    ownerOfWebhook: (server, account) => giveWebhook(server, account),
    authorOfPrediction: async (server, account) => {
      const sections = sampleSections();
      return insertPrediction(server.deps.database.db, {
        matchId: await bringMatch(server, { id: "related" }),
        sport: 0,
        authorId: account.id,
        sections,
      });
    },
    authorOfExpertPost: async (server, account) => {
      const { database } = server.deps;
      const matchId = await bringMatch(server);
      const shownMatch = (await findMatch(database.db, matchId))!.shown;
      const teams = checkTeams(shownMatch, [handMadeTeam()]);
      if (!teams.ok) throw new Error(teams.error.code);
      return insertPost(database.db, {
        matchId,
        accountId: account.id,
        teamSetId: await insertTeamSet(database.db, matchId, teams.value),
        numberOfTeams: 1,
        typeOfTeams: "human",
        fantasyApp: "dream11",
        tossData: "Predicted11",
        teamUse: "SL",
      });
    },
    authorOfExpertVideo: async (server, account) =>
      insertVideo(server.deps.database.db, {
        matchId: await bringMatch(server),
        accountId: account.id,
        link: "https://videos.example/1",
        language: 3,
      }),
    ownerOfGroup: (server, account) => groupOf(server, account),
    memberOfGroup: async (server, account) => {
      const groupId = await groupOf(server, await makeAccount(server, { groupAdmin: true }));
      const member = { phone: account.phone, nickName: "Somebody", teamsCount: 3 };
      await addMember(server.deps.database.db, groupId, member);
      return groupId;
    },
  };

/** A key of the account with the scopes, made in the database. */
export async function giveKey(
  server: TestApp,
  account: Account,
  scopes: KeyScope[],
): Promise<{ readonly id: string; readonly key: string }> {
  return makeApiKey(server.deps.database.db, { accountId: account.id, name: "a script", scopes, days: 1 });
}

/** A webhook of the account, made in the database. */
export async function giveWebhook(
  server: TestApp,
  account: Account,
  wish: { readonly url?: string; readonly events?: WebhookEvent[]; readonly secret?: string } = {},
): Promise<string> {
  const { url = "https://hooks.example.com/", events = ["match.results"], secret = newSecret() } = wish;
  const id = randomUUID();
  const sealedSecret = sealSecret(secret, id, server.deps.secrets);
  await insertWebhook(server.deps.database.db, {
    id,
    accountId: account.id,
    url,
    events,
    secret: sealedSecret,
  });
  return id;
}

/** The one group of an owner, made when it is first asked for. */
async function groupOf(server: TestApp, owner: Account): Promise<string> {
  const { db } = server.deps.database;
  const newGroup = await insertGroup(db, { ownerId: owner.id, name: "A group", logo: "star" });
  const group = newGroup ?? (await findGroupOfOwner(db, owner.phone));
  if (!group) throw new Error("the group was not made");
  return group.id;
}
