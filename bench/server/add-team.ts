import { randomUUID } from "node:crypto";
import { median } from "./figures.ts";

/** Rounds of 20 teams by each way, alternating. */
const ROUNDS = 8;
const TEAMS = 20;
const MATCH = "demo-cricket-lineups";
const APP = "dream11";

interface Player {
  readonly id: string;
  readonly role: string;
  readonly credits: number;
}
interface Team {
  readonly players: readonly string[];
  readonly captain: string;
  readonly vice_captain: string;
}

async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  const reply = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok || text.includes('"status":"fail"')) throw new Error(`${url}: ${reply.status} ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

/** One legal lineup of the cheapest players with different captains and vice-captains. */
function teamsOf(players: readonly Player[]): Team[] {
  const cheapest = (role: string, count: number) =>
    players
      .filter((player) => player.role === role)
      .toSorted((one, other) => one.credits - other.credits)
      .slice(0, count);
  const lineup = [
    ...cheapest("WK", 2),
    ...cheapest("BAT", 3),
    ...cheapest("AL", 3),
    ...cheapest("BOWL", 3),
  ].map(({ id }) => id);
  return lineup
    .flatMap((captain) =>
      lineup.filter((id) => id !== captain).map((id) => ({ players: lineup, captain, vice_captain: id })),
    )
    .slice(0, TEAMS);
}

async function code(sandbox: string, mobile: string): Promise<string> {
  const reply = await fetch(`${sandbox}/control/codes?mobile=${mobile}`);
  const { codes } = (await reply.json()) as { codes: { code: string }[] };
  return codes.at(-1)?.code ?? "";
}

/**
 * Median milliseconds of adding a team through the server and directly at the app: the difference is the server's own
 * part. Both ways alternate, so that other load affects both.
 */
export async function measureAddTeam(
  url: string,
  sandbox: string,
  cookie: string,
): Promise<{ through: number; direct: number }> {
  const { matches } = (await (await fetch(`${sandbox}/control/matches`)).json()) as {
    matches: { app: string; key: string; id: string; players: Player[] }[];
  };
  const match = matches.find(({ app, key }) => app === APP && key === MATCH);
  if (match === undefined) throw new Error("the sandbox has no such match");
  const teams = teamsOf(match.players);

  const ownHeaders = { cookie, origin: url };
  await post(`${url}/api/fantasy/send-otp`, { fantasyApp: APP, mobileNumber: "9000000101" }, ownHeaders);
  const verifyReply = await post(
    `${url}/api/fantasy/verify-otp`,
    {
      fantasyApp: APP,
      mobileNumber: "9000000101",
      verificationCode: await code(sandbox, "9000000101"),
    },
    ownHeaders,
  );
  const { token: authToken } = verifyReply["data"] as { token: string };

  const base = `${sandbox}/${APP}/v1`;
  const key = { "x-partner-key": `sandbox-${APP}-partner-key` };
  await post(`${base}/codes`, { mobile_number: "9000000102" }, key);
  const { token } = await post(
    `${base}/sessions`,
    { mobile_number: "9000000102", code: await code(sandbox, "9000000102") },
    key,
  );

  const ways = {
    through: (team: Team) =>
      post(
        `${url}/api/fantasy/add-team`,
        { fantasyApp: APP, authToken, matchId: MATCH, ...team },
        { ...ownHeaders, "idempotency-key": randomUUID() },
      ),
    direct: (team: Team) =>
      post(`${base}/matches/${match.id}/teams`, team, {
        ...key,
        authorization: `Bearer ${String(token)}`,
        "idempotency-key": randomUUID(),
      }),
  };
  const takenTimes = { through: [] as number[], direct: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    await fetch(`${sandbox}/control/teams`, { method: "DELETE" });
    for (const team of teams)
      for (const way of ["direct", "through"] as const) {
        const began = performance.now();
        await ways[way](team);
        // The first rounds are for compilation.
        if (round >= 2) takenTimes[way].push(performance.now() - began);
      }
  }
  return { through: median(takenTimes.through), direct: median(takenTimes.direct) };
}
