import type { JobProblem } from "@teamwright/contract";

const NETWORK = new Set(["ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "EPIPE"]);
const DISK = new Set(["ENOSPC", "EACCES", "EROFS", "EDQUOT", "EMFILE", "EIO", "ENOENT"]);
/** The codes of PostgreSQL. */
const SQLSTATE = /^[0-9][0-9A-Z]{4}$/;
/** A cause of a cause of a cause. */
const DEEPEST = 5;

function problemOfOne(name: string, message: string, code: string): JobProblem | null {
  if (message === "job heartbeat timeout") return "stopped";
  if (
    message === "job timed out" ||
    name === "TimeoutError" ||
    message.startsWith("handler execution exceeded")
  )
    return "timed_out";
  if (
    code.startsWith("ECONN") ||
    code.startsWith("UND_ERR") ||
    NETWORK.has(code) ||
    message === "fetch failed"
  )
    return "network";
  if (DISK.has(code)) return "disk";
  if (SQLSTATE.test(code) || message.startsWith("Failed query")) return "database";
  if (name.endsWith("ZodError")) return "input";
  return name === "AbortError" ? "stopped" : null;
}

/**
 * What kind of error ended a job, from what the queue stores of it. Its own words stay in the log: they may name an
 * address with its secret, or hold the values of a statement.
 */
export function jobProblem(output: unknown): JobProblem {
  const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
  let innermost: JobProblem = "other";
  let error: unknown = output;
  for (let depth = 0; depth < DEEPEST && typeof error === "object" && error !== null; depth++) {
    const { name, message, code, cause, value } = error as Readonly<Record<string, unknown>>;
    const problem = problemOfOne(textOf(name), textOf(message), textOf(code));
    // The innermost cause says most: a query fails because the connection did.
    if (problem !== null) innermost = problem;
    error = cause ?? value;
  }
  return innermost;
}
