import type { Deps } from "#http/deps.ts";
import { exit } from "../command.ts";
import type { Io } from "../command.ts";
import { checks } from "./checks.ts";
import type { Finding } from "./checks.ts";

const marks: Readonly<Record<Finding["state"], string>> = { ok: "ok  ", warn: "warn", bad: "BAD " };

/** Runs every check; 1 when one is bad. A check that fails is a finding of its own. */
export async function runDoctor(deps: Deps, io: Io, json?: true): Promise<number> {
  const findings: (Finding & { readonly check: string })[] = [];
  for (const { name, run } of checks)
    for (const finding of await run(deps).catch(failureFindings)) findings.push({ check: name, ...finding });
  const bad = findings.filter(({ state }) => state === "bad").length;
  if (json === true) io.out(JSON.stringify({ ok: bad === 0, findings }));
  else {
    for (const { state, check, text } of findings) io.out(`${marks[state]}  ${check.padEnd(9)} ${text}`);
    const warnings = findings.filter(({ state }) => state === "warn").length;
    io.out(`${findings.length} checks, ${bad} bad, ${warnings} warnings.`);
  }
  return bad === 0 ? exit.done : exit.failed;
}

const failureFindings = (error: unknown): Finding[] => [
  { state: "bad", text: `The check failed: ${error instanceof Error ? error.message : String(error)}` },
];
