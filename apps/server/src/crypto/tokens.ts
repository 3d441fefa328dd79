import { hash, randomBytes } from "node:crypto";

/** 256 random bits, base64url. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The hash of a token that the database stores. */
export const hashToken = (token: string): string => hash("sha256", token, "base64url");

/** Begins every API key, so that people and scanners for leaked secrets recognize one. */
const KEY_PREFIX = "tw_";

export const newApiKey = (): string => KEY_PREFIX + newToken();

/** The API key that an `Authorization` header carries; undefined when it carries something else. */
export const apiKeyIn = (authorization: string): string | undefined =>
  /^Bearer +(tw_[\w-]{20,200})$/i.exec(authorization)?.[1];
