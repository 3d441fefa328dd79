import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import Fastify from "fastify";

/**
 * The server's baseline: Fastify alone, with a route that sends the same bytes and one that makes a single indexed
 * query on a database of the same kind. Arguments: the files of bytes: match list, match detail, plan status.
 */
const [listFile = "", matchFile = "", statusFile = listFile] = process.argv.slice(2);
const app = Fastify();
for (const [path, file] of [
  ["/list", listFile],
  ["/match", matchFile],
  ["/status", statusFile],
] as const) {
  const bytes = readFileSync(file);
  app.get(path, (_request, reply) => reply.type("application/json; charset=utf-8").send(bytes));
}

const db = await PGlite.create();
// As many columns as our accounts have, so that both read a row of the same width.
const flags =
  "changed_password blocked prime_user prime_admin group_admin expert raised_team_limit long_retention open_booking";
await db.exec(`create table accounts (id uuid primary key default gen_random_uuid(), phone text unique, name text,
  email text, password_hash text, role text, created_by uuid, created_at timestamptz default now(),
  ${flags
    .split(" ")
    .map((flag) => `${flag} boolean default false`)
    .join(", ")})`);
await db.exec(`insert into accounts (phone, name, email, password_hash, role)
  select g::text, 'Somebody', 'a@b.example', repeat('x', 97), 'customer' from generate_series(1, 1000) g`);
const { rows } = await db.query<{ id: string }>("select id from accounts where phone = '500'");
app.get("/account", async () => {
  const found = await db.query("select * from accounts where id = $1", [rows[0]?.id]);
  return { status: "success", message: "", data: found.rows[0] };
});

/** The least that a post of teams to users needs: the teams in one row and a row for each user, in one transaction. */
await db.exec(`create table posts (id int generated always as identity primary key, teams bytea not null);
  create table shares (post int not null references posts, phone text not null, "left" int not null, "right" int not null,
    primary key (post, phone))`);
interface Post {
  readonly teamData: readonly object[];
  readonly primeUserData: readonly { phoneNumber: string; left: number; right: number }[];
}
app.post<{ Body: Post }>("/post", { bodyLimit: 8_000_000 }, async ({ body }) => {
  const teams = Buffer.from(JSON.stringify(body.teamData));
  const shares = body.primeUserData;
  await db.transaction(async (tx) => {
    const insertedPost = await tx.query<{ id: number }>(
      "insert into posts (teams) values ($1) returning id",
      [teams],
    );
    await tx.query(`insert into shares select $1, * from unnest($2::text[], $3::int[], $4::int[])`, [
      insertedPost.rows[0]?.id,
      shares.map(({ phoneNumber }) => phoneNumber),
      shares.map(({ left }) => left),
      shares.map(({ right }) => right),
    ]);
  });
  return { status: "success", message: "" };
});

console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
