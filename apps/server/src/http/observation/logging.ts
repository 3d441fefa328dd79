import type { FastifyRequest } from "fastify";
import { pino } from "pino";
import type { Logger, LoggerOptions } from "pino";
import type { Env } from "#env/env.ts";
import { logOutput } from "./log-output.ts";

/** Any run of ten digits may be a phone number: only its last two digits stay visible. */
export const maskPhones = (text: string): string =>
  text.replaceAll(/(?<![0-9A-Za-z-])\d{8}(\d{2})(?![0-9A-Za-z-])/g, "XXXXXXXX$1");

/**
 * Structured logs without secrets: bodies, cookies, headers and queries are never written, a path is logged as its
 * route's pattern, and phone numbers in error messages are masked.
 */
export function createLogger(env: Env, stream?: { write(line: string): void }): Logger {
  const options = {
    level: env.LOG_LEVEL,
    redact: ["password", "token", "*.password", "*.token", "headers", "*.headers"],
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        route: request.routeOptions?.url ?? "none",
      }),
      err: (error: Error & { code?: string; cause?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: maskPhones(firstLine(error.message)),
        cause: error.cause instanceof Error ? maskPhones(firstLine(error.cause.message)) : undefined,
        stack: stackOf(error),
      }),
    },
  } satisfies LoggerOptions;
  return pino(options, stream ?? logOutput());
}

/** Drizzle's messages contain the statement's parameters on later lines, which may hold any data. */
const firstLine = (text: string) => text.split("\n", 1)[0] ?? "";

const stackOf = (error: Error) =>
  (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 12)
    .join("\n");
