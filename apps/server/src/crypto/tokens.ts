import { hash, randomBytes } from "node:crypto";

/** 256 random bits, base64url. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The hash of a token that the database stores. */
export const hashToken = (token: string): string => hash("sha256", token, "base64url");
