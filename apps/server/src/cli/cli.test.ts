import { execFile, spawn, spawnSync } from "node:child_process";
import { existsSync, lstatSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { contract, createClient } from "@teamwright/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SHORT_LIVED, startChildServer } from "#testing/child-server.ts";
import type { ChildServer } from "#testing/child-server.ts";

const bin = fileURLToPath(new URL("../../bin/teamwright.mjs", import.meta.url));
const argv = (...args: string[]): string[] => [SHORT_LIVED, bin, ...args];
const folder = mkdtempSync(join(tmpdir(), "teamwright-cli-"));
const env = { DATA_DIR: join(folder, "data") };

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
const teamwright = (args: readonly string[], input = "", more: Record<string, string> = {}): Promise<Said> =>
  new Promise((resolve) => {
    const options = { env: { PATH: process.env["PATH"] ?? "", ...env, ...more }, cwd: folder };
    const child = execFile(process.execPath, argv(...args), options, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    );
    child.stdin?.end(input);
  });

let server: ChildServer;
beforeAll(async () => {
  server = await startChildServer(env);
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const client = () => {
  const cookies = new Map<string, string>();
  return createClient(
    {
      baseUrl: server.url,
      fetch: async (url, init) => {
        const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
        const headers = {
          ...(init.headers as Record<string, string>),
          origin: server.url,
          ...(cookie ? { cookie } : {}),
        };
        const response = await fetch(url, { ...init, headers });
        for (const line of response.headers.getSetCookie()) {
          const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split("=");
          cookies.set(name, value);
        }
        return response;
      },
    },
    contract,
  );
};

describe("beside a running server on the embedded database", () => {
  test("a command that wants no input ends while its standard input stays open", async () => {
    const child = spawn(process.execPath, argv("admin", "list"), {
      env: { PATH: process.env["PATH"] ?? "", ...env },
      cwd: folder,
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect(code).toBe(0);
  });

  test("admin create prints a link that signs in once, and the staff is listed", async () => {
    const output = await teamwright(["admin", "create", "9123456789", "--name", "First Admin"]);
    expect(output).toMatchObject({ code: 0, out: expect.stringMatching(/\/login#link=[\w-]{43}\n$/) });
    const token = /#link=([\w-]+)/.exec(output.out)?.[1] ?? "";
    const browser = client();
    expect(await browser.auth.loginByLink({ body: { token } })).toMatchObject({
      ok: true,
      data: { data: { phoneNumber: "9123456789", changedPassword: false } },
    });
    expect((await browser.auth.listSessions()).ok).toBe(true);
    expect(await client().auth.loginByLink({ body: { token } })).toMatchObject({
      status: 201,
      code: "link_invalid",
    });
    expect((await teamwright(["admin", "list"])).out).toBe("9123456789\tadmin\n");
  });

  test("admin reset ends password, sessions and keys, and its link lets the person choose", async () => {
    const phone = "9123456785";
    const old = "k7-xq-old";
    await teamwright(
      ["admin", "create", phone, "--role", "customer", "--password-stdin", "--keep-password"],
      old,
    );
    const before = client();
    const body = { phoneNumber: phone, password: old };
    expect((await before.auth.login({ body })).ok).toBe(true);
    await teamwright(["admin", "key", "create", phone, "--name", "a script"]);

    expect(await teamwright(["admin", "reset", "9199999999"])).toMatchObject({ code: 1 });
    const output = await teamwright(["admin", "reset", phone]);
    expect(output).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^http\S+\/login#link=[\w-]{43}\n$/),
    });
    expect(await before.auth.listSessions()).toMatchObject({ status: 401 });
    expect(await client().auth.login({ body })).toMatchObject({ code: "wrong_phone_or_password" });

    const token = /#link=([\w-]+)/.exec(output.out)?.[1] ?? "";
    const person = client();
    const entryReply = await person.auth.loginByLink({ body: { token } });
    expect(entryReply).toMatchObject({ data: { data: { changedPassword: false } } });
    expect((await client().auth.loginByLink({ body: { token } })).ok, "a second use").toBe(false);
    if (!entryReply.ok) throw new Error(entryReply.message);
    const chosenFields = { name: "Person", email: "person@example.org", password: "my very own words" };
    const params = { id: entryReply.data.data.id };
    expect((await person.auth.changePassword({ params, body: chosenFields })).ok).toBe(true);
    const login = { phoneNumber: phone, password: chosenFields.password };
    const after = client();
    expect((await after.auth.login({ body: login })).ok).toBe(true);
    expect(await after.accountData.read({})).toMatchObject({ data: { data: { signIns: { apiKeys: [] } } } });
    const notices = await after.notices.list({ query: {} });
    expect(notices.ok && notices.data.data.map(({ values }) => values)).toContainEqual({
      change: "password",
    });
  });

  test("a password comes by standard input and follows the rules for staff", async () => {
    const args = ["admin", "create", "9123456780", "--role", "superuser", "--password-stdin"];
    expect(await teamwright(args, "short one\n")).toMatchObject({
      code: 2,
      err: expect.stringContaining("12 characters"),
    });
    expect(await teamwright(args, "a fine long phrase\n")).toMatchObject({ code: 0 });
    const body = { phoneNumber: "9123456780", password: "a fine long phrase" };
    expect((await client().auth.login({ body })).ok).toBe(true);
  });

  test("raising an account asks for a new password; powers are taken back, and accounts are blocked", async () => {
    const short = ["admin", "create", "9123456781", "--role", "customer", "--password-stdin"];
    expect(await teamwright(short, "k7-xq\n")).toMatchObject({ code: 0 });
    const set = ["admin", "set", "9123456781"];
    expect(await teamwright([...set, "--role", "admin", "--prime-admin"])).toMatchObject({
      code: 0,
      out: expect.stringContaining("new password at the next sign-in"),
    });
    const body = { phoneNumber: "9123456781", password: "k7-xq" };
    const browser = client();
    expect(await browser.auth.login({ body })).toMatchObject({ data: { data: { changedPassword: false } } });
    expect(await browser.audit.list({ query: {} })).toMatchObject({ code: "password_change_required" });
    expect((await teamwright([...set, "--role", "customer", "--no-prime-admin"])).out).toContain(
      "9123456781: customer.",
    );
    expect(await teamwright(["admin", "block", "9123456781"])).toMatchObject({ code: 0 });
    expect(await client().auth.login({ body })).toMatchObject({ code: "account_blocked" });
  });

  test("admin delete asks for --yes, ends the person's pages, and refuses whom others need", async () => {
    const phone = "9123456784";
    const args = ["admin", "create", phone, "--role", "customer", "--name", "Leaving", "--password-stdin"];
    await teamwright(args, "k7-xq\n");
    const body = { phoneNumber: phone, password: "k7-xq" };
    const browser = client();
    expect((await browser.auth.login({ body })).ok).toBe(true);
    expect(await teamwright(["admin", "delete", phone])).toMatchObject({
      code: 2,
      err: expect.stringContaining(`--yes deletes ${phone} (Leaving, customer)`),
    });
    expect((await browser.auth.listSessions()).ok).toBe(true);
    expect(await teamwright(["admin", "delete", phone, "--yes"])).toMatchObject({
      code: 0,
      out: `Deleted ${phone}. Its number is free.\n`,
    });
    expect((await browser.auth.listSessions()).ok).toBe(false);
    expect(await client().auth.login({ body })).toMatchObject({ code: "wrong_phone_or_password" });
    expect(await teamwright(["admin", "delete", phone, "--yes"])).toMatchObject({
      code: 1,
      err: "No user has this phone number!\n",
    });

    await teamwright(args, "k7-xq\n");
    await teamwright(["admin", "set", phone, "--prime-admin"]);
    expect(await teamwright(["admin", "delete", phone, "--yes"])).toMatchObject({
      code: 1,
      err: "This is the only prime admin. Make somebody else a prime admin first.\n",
    });
    await teamwright(["admin", "set", phone, "--no-prime-admin"]);
    const json = await teamwright(["admin", "delete", phone, "--yes", "--json"]);
    expect(JSON.parse(json.out)).toEqual({ phone, deleted: true });
  });

  test("an address of a link and a name that cannot be meant are refused", async () => {
    const create = ["admin", "create", "9123456785"];
    for (const url of ["javascript:alert(1)", "app.example.com", "https://app.example.com/?x=1"])
      expect(await teamwright([...create, "--url", url])).toMatchObject({
        code: 2,
        err: expect.stringContaining("It is an address such as https://app.example.com."),
      });
    for (const name of ["", "x".repeat(81), "red \u001b[31m"])
      expect(await teamwright([...create, "--name", name])).toMatchObject({ code: 2 });
  });

  test("a backup goes into a device without taking its place", async () => {
    // The links are this test's own: a mistake would take their place, not the devices'.
    for (const device of ["null", "full"]) symlinkSync(`/dev/${device}`, join(folder, device));
    expect(await teamwright(["backup", "null"])).toMatchObject({ code: 0 });
    expect(await teamwright(["backup", "full"])).toMatchObject({
      code: 1,
      err: `${join(folder, "full")} cannot be written: its disk is full\n`,
    });
    for (const device of ["null", "full"])
      expect(lstatSync(join(folder, device)).isSymbolicLink()).toBe(true);
  });

  test("backup runs, restore does not; wrong arguments say what is right", async () => {
    expect(await teamwright(["backup", "all.gz"])).toMatchObject({
      code: 0,
      out: expect.stringContaining("all.gz"),
    });
    expect(statSync(join(folder, "all.gz")).mode & 0o777).toBe(0o600);
    expect(await teamwright(["restore", "all.gz"])).toMatchObject({
      code: 1,
      err: expect.stringContaining("Stop the server first"),
    });
    expect(await teamwright(["admin", "create", "12345"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("Enter Valid Phone Number"),
    });
    expect(await teamwright(["admin", "create", "9000000000", "--rloe", "x"])).toMatchObject({ code: 2 });
    expect(await teamwright(["conjure"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("unknown command 'conjure'"),
    });
    expect((await teamwright(["help"])).out).toMatch(/^ {2}serve /m);
  });

  test("a restore and a backup make no secret, which an operator might take for that of the server", async () => {
    const movedEnv = { DATA_DIR: join(folder, "moved") };
    const { out: file } = await teamwright(["backup", "before.gz"]);
    expect(file).toContain("before.gz");
    expect(await teamwright(["restore", "before.gz"], "", movedEnv)).toMatchObject({ code: 0 });
    expect(await teamwright(["backup", "after.gz"], "", movedEnv)).toMatchObject({ code: 0 });
    expect(existsSync(join(movedEnv.DATA_DIR, "secret.key"))).toBe(false);
  });

  test("--json prints what each command did, and a backup goes through standard output", async () => {
    const json = async (...args: string[]): Promise<unknown> => {
      const said = await teamwright([...args, "--json"]);
      expect(said.code, said.err).toBe(0);
      return JSON.parse(said.out);
    };
    const phone = "9123456783";
    expect(await json("admin", "create", phone, "--url", "https://a.example")).toEqual({
      phone,
      role: "admin",
      primeAdmin: false,
      link: expect.stringMatching(/^https:\/\/a\.example\/login#link=/),
      minutes: 15,
    });
    const powers = ["customer", "prime admin"];
    expect(await json("admin", "set", phone, "--role", "customer", "--prime-admin")).toEqual({
      phone,
      powers,
      choosesPassword: true,
    });
    expect(await json("admin", "block", phone)).toEqual({ phone, blocked: true });
    expect(await json("admin", "unblock", phone)).toEqual({ phone, blocked: false });
    expect(await json("admin", "restore-prime")).toEqual({ matches: [], skipped: 0 });
    const { stdout, stderr } = spawnSync(process.execPath, argv("backup", "-"), {
      env: { PATH: process.env["PATH"] ?? "", ...env },
      maxBuffer: 1 << 26,
    });
    expect(gunzipSync(stdout).toString("utf8")).toContain(phone);
    expect(stderr.toString()).toMatch(/^Wrote \d+ rows/);
    // Into a database of its own, from standard input.
    const restoreOutput = spawnSync(process.execPath, argv("restore", "-", "--json"), {
      env: { PATH: process.env["PATH"] ?? "", DATA_DIR: join(folder, "restored") },
      input: stdout,
    });
    expect(JSON.parse(restoreOutput.stdout.toString())).toEqual({ rows: expect.any(Number) });
  });

  test("reading by an operator is in the audit log too", async () => {
    const phoneNumber = "9123456782";
    const password = "a fine long phrase";
    await teamwright(["admin", "create", phoneNumber]);
    await teamwright(["admin", "set", phoneNumber, "--password-stdin"], `${password}\n`);
    await teamwright(["admin", "list"]);
    await teamwright(["backup", "again.gz"]);
    const browser = client();
    await browser.auth.login({ body: { phoneNumber, password } });
    const listReply = await browser.audit.list({ query: {} });
    const entries = listReply.ok
      ? listReply.data.data.filter(({ actorPhoneNumber }) => actorPhoneNumber === null)
      : [];
    expect(entries.slice(0, 2)).toMatchObject([
      { action: "backup.write", details: { file: join(folder, "again.gz") } },
      { action: "account.list" },
    ]);
  });

  test("the data folder and its secret are readable by their owner only", () => {
    expect(statSync(env.DATA_DIR).mode & 0o777).toBe(0o700);
    expect(statSync(join(env.DATA_DIR, "secret.key")).mode & 0o777).toBe(0o600);
    expect(statSync(join(env.DATA_DIR, "control.sock")).mode & 0o777).toBe(0o600);
  });
});

test("a command in a wrong folder makes no database there, and says where it looked", async () => {
  const empty = mkdtempSync(join(tmpdir(), "teamwright-empty-"));
  const wrong = join(empty, "data");
  const output = await teamwright(["admin", "create", "9123456781"], "", { DATA_DIR: wrong });
  expect(output).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringContaining(`There is no database in ${wrong}`),
  });
  expect(existsSync(wrong)).toBe(false);
  rmSync(empty, { recursive: true });
});

describe("a production start", () => {
  test("refuses secrets that somebody made up and wrong settings, by name", async () => {
    const start = (more: Record<string, string>) =>
      teamwright(["serve", "--no-web"], "", { DATA_DIR: join(folder, "other"), ...more });
    for (const TEAMWRIGHT_SECRET of [
      "secret",
      "change-me-change-me-change-me-change-me-change-me",
      "a".repeat(64),
      "0".repeat(64),
    ])
      expect(await start({ TEAMWRIGHT_SECRET })).toMatchObject({
        code: 1,
        err: expect.stringContaining("TEAMWRIGHT_SECRET"),
      });
    expect(await start({ PORT: "eighty" })).toMatchObject({ code: 1, err: expect.stringContaining("PORT") });
    expect(await start({ PUSH_KEY: "short" })).toMatchObject({
      code: 1,
      err: expect.stringContaining("PUSH_KEY"),
    });
  });

  test("makes no accounts, and refuses a database that holds the demo", async () => {
    const demoFolder = { DATA_DIR: join(folder, "demo") };
    const demo = await startChildServer({ ...demoFolder, LOG_LEVEL: "info" }, ["--no-web", "--demo"]);
    expect(await demo.stop()).toBe(0);
    expect(await teamwright(["serve", "--no-web"], "", demoFolder)).toMatchObject({
      code: 1,
      err: expect.stringContaining("holds the demo"),
    });
    await server.stop();
    expect(await teamwright(["serve", "--no-web", "--demo"])).toMatchObject({
      code: 1,
      err: expect.stringContaining("real accounts"),
    });
  });
});
