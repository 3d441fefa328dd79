import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { VERSION } from "@teamwright/contract/version";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: unknown;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, unknown>>;
}
const compose = parse(read("compose.yaml"), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const settings = new Set([...read(".env.example").matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name));

/** The keys of a service that the file may use, by the Compose Specification. */
const KEYS =
  "build cap_drop command depends_on env_file environment healthcheck image init networks ports profiles read_only restart security_opt stop_grace_period tmpfs volumes".split(
    " ",
  );

test("compose.yaml names only volumes, networks and services that it has, and keys that services have", () => {
  for (const [name, service] of services) {
    expect(
      Object.keys(service).filter((key) => !KEYS.includes(key)),
      name,
    ).toEqual([]);
    for (const volume of service.volumes ?? []) {
      const [source = ""] = volume.split(":", 1);
      if (!source.startsWith(".")) expect(Object.keys(compose.volumes), name).toContain(source);
      else expect(() => read(source), name).not.toThrow();
    }
    for (const network of service.networks ?? [])
      expect(Object.keys(compose.networks), name).toContain(network);
    const neededServices = service.depends_on ?? [];
    for (const other of Array.isArray(neededServices)
      ? (neededServices as string[])
      : Object.keys(neededServices)) {
      expect(Object.keys(compose.services), name).toContain(other);
      // A service of a profile is not started for one without.
      expect(compose.services[other]?.profiles ?? [], other).toEqual(service.profiles ?? []);
    }
    if (!Array.isArray(neededServices))
      for (const [other, { condition }] of Object.entries(
        neededServices as Record<string, { condition: string }>,
      ))
        if (condition === "service_healthy")
          expect(compose.services[other]?.healthcheck, other).toBeDefined();
  }
});

test("the embedded server needs no profile; the scaled ones share database, Redis, secret and backups", () => {
  const alone = compose.services["teamwright"];
  expect(alone).toMatchObject({ read_only: true, cap_drop: ["ALL"], image: `teamwright:${VERSION}` });
  expect(alone?.profiles).toBeUndefined();
  expect(alone?.ports).toEqual(["127.0.0.1:3000:3000"]);
  const { one, two } = compose.services;
  expect(one?.environment).toEqual(two?.environment);
  expect(one).toMatchObject({ profiles: ["scale"], read_only: true, cap_drop: ["ALL"] });
  expect(one?.volumes).not.toEqual(two?.volumes);
  for (const service of [alone, one, two])
    expect(Object.keys(service?.environment ?? {}).filter((name) => !settings.has(name))).toEqual([]);
  expect(one?.ports).toBeUndefined();
});

test("image, unit and compose agree on user, folders and port", () => {
  const image = read("Dockerfile");
  expect(image).toMatch(/^USER node$/m);
  expect(image.match(/^VOLUME .+$/gm)).toEqual(["VOLUME /var/lib/teamwright"]);
  expect(image).toMatch(/^HEALTHCHECK/m);
  for (const [, file = ""] of image.matchAll(/\/opt\/teamwright\/([\w./-]+\.mjs)/g))
    expect(() => read(file), file).not.toThrow();
  const unit = read("ops/systemd/teamwright.service");
  expect(unit).toMatch(/^User=teamwright$/m);
  expect(unit).toContain("DATA_DIR=/var/lib/teamwright");
  expect(unit).toContain("/apps/server/bin/teamwright.mjs serve");
  for (const server of ["one:3000", "two:3000"]) expect(read("ops/caddy/Caddyfile")).toContain(server);
});

test("the page installs the Node that the repository uses", () => {
  const { devDependencies } = JSON.parse(read("apps/server/package.json")) as {
    devDependencies: { node: string };
  };
  expect(read("docs/installation.md")).toContain(` node@${devDependencies.node} `);
});

test("the service and the image bound the arenas of the system's allocator, which keep what threads have freed", () => {
  for (const file of ["ops/systemd/teamwright.service", "Dockerfile"])
    expect(read(file), file).toMatch(/\bMALLOC_ARENA_MAX=2\b/);
});

test("workflows take actions by commit, read only, and run what is there", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const folder = ".github/workflows";
  for (const file of readdirSync(join(root, folder))) {
    const text = read(join(folder, file));
    for (const [, action = ""] of text.matchAll(/uses: (\S+)/g))
      expect(action, file).toMatch(/@[0-9a-f]{40}$/);
    expect((parse(text) as { permissions?: unknown }).permissions, file).toEqual({ contents: "read" });
    for (const [path] of text.matchAll(/\b(ops|apps)\/[\w/.-]+\.(sh|ts)\b/g))
      expect(existsSync(join(root, path)), path).toBe(true);
    for (const [, name = ""] of text.matchAll(/\bnpm run ([\w:-]+)(?![\w:-]| -w)/g))
      expect(scripts, name).toHaveProperty([name]);
  }
});
