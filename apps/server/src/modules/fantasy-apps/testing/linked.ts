import { legalTeams, sandboxMatch } from "#testing/sandbox-match.ts";
import type { ProviderTeamContent } from "#providers/port.ts";
import type { SandboxMatch } from "#sandbox/sandbox-client.ts";
import { signUp } from "#testing/accounts.ts";
import type { SignedInVisitor } from "#testing/accounts.ts";
import { startTestSandbox } from "#testing/sandbox.ts";
import type { TestSandbox } from "#testing/sandbox.ts";
import { startTestApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

/** Connects the server to the sandbox. */
export function connect(server: TestApp, sandbox: TestSandbox): void {
  for (const [slug, connection] of Object.entries(sandbox.connections))
    server.deps.fantasyApps.connect(slug, connection);
}

/** A server connected to a sandbox of its own, with a match that both have. */
export async function startLinkedServer(matchId: string, settings: Readonly<Record<string, string>>) {
  const sandbox = await startTestSandbox();
  const server = await startTestApp(settings);
  connect(server, sandbox);
  const sharedMatches = await sharedMatch(server, sandbox, matchId);
  const close = async (): Promise<void> => {
    await server.close();
    await sandbox.close();
  };
  return { server, sandbox, shared: sharedMatches, close };
}
export type LinkedServer = Awaited<ReturnType<typeof startLinkedServer>>;

const PUSH = { authorization: "Bearer a push key for tests only" };

/** A match that exists in the server and in the sandbox, with their own ids and names. */
export async function sharedMatch(
  server: TestApp,
  sandbox: TestSandbox,
  id: string,
): Promise<readonly SandboxMatch[]> {
  const match = sandboxMatch(id);
  const side = ({ name, short_name, players }: typeof match.left, prefix: string) => ({
    name,
    short_name,
    players: players.map((player, index) => ({ ...player, id: `${prefix}-${index}` })),
  });
  const body = {
    matches: [
      {
        id,
        sport: match.sport,
        match_time: match.start_time,
        series: match.series_name,
        left: side(match.left, "left"),
        right: side(match.right, "right"),
      },
    ],
  };
  const reply = await server.visitor().send("POST", "/api/feed/push", { body, headers: PUSH });
  if (reply.status !== 200) throw new Error(reply.text);
  return sandbox.handOver([match]);
}

/** Links the account and returns the sealed token. */
export async function link(
  visitor: SignedInVisitor,
  sandbox: TestSandbox,
  app: string,
  mobile: string,
): Promise<string> {
  const { call } = visitor;
  const sendReply = await call.fantasyApps.sendCode({ body: { fantasyApp: app, mobileNumber: mobile } });
  if (!sendReply.ok) throw new Error(sendReply.message);
  const { login_auth_token: Loginauthtoken, ...fields } = sendReply.data.data;
  const verifyReply = await call.fantasyApps.verifyCode({
    body: {
      fantasyApp: app,
      mobileNumber: mobile,
      verificationCode: await sandbox.codeFor(app, mobile),
      ...fields,
      ...(Loginauthtoken === undefined ? {} : { Loginauthtoken }),
    },
  });
  if (!verifyReply.ok) throw new Error(verifyReply.message);
  return verifyReply.data.data.token;
}

/** Maps the shared match to the app as a prime admin does, and returns legal teams with the app's ids. */
export async function mapShared(
  server: TestApp,
  sharedMatches: readonly SandboxMatch[],
  app: string,
  count: number,
): Promise<ProviderTeamContent[]> {
  const staff = await signUp(server, { primeAdmin: true });
  const match = sharedMatches.find((one) => one.app === app)!;
  const mappingReply = await staff.call.fantasyApps.addMapping({
    body: {
      tgMatchId: match.key,
      fantasyAppMatchId: match.id,
      fantasyAppName: app,
      playerMapperData: match.players.map(({ id }, index) => ({ player_index: index, id })),
    },
  });
  if (!mappingReply.ok) throw new Error(mappingReply.message);
  return legalTeams(match.players, count);
}
