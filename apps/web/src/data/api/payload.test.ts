import { createCipheriv, randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { importPayloadKey, openPayload } from "./payload.ts";

const seal = (key: Buffer, value: unknown, v: 1 | 2 = 1) => {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const text = Buffer.from(JSON.stringify(value));
  const ct = Buffer.concat([
    cipher.update(v === 1 ? text : deflateRawSync(text)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return { v, kid: "test", iv: iv.toString("base64url"), ct: ct.toString("base64url") };
};

describe("openPayload", () => {
  const raw = randomBytes(32);
  const value = { series_name: "Württemberg × हिन्दी", players: Array.from({ length: 400 }, (_, n) => n) };

  it("reads what a server seals with AES-256-GCM", async () => {
    const key = await importPayloadKey(raw.toString("base64url"));
    expect(await openPayload(key, seal(raw, value))).toEqual(value);
  });
  it("reads a compressed envelope", async () => {
    const key = await importPayloadKey(raw.toString("base64url"));
    expect(await openPayload(key, seal(raw, value, 2))).toEqual(value);
  });
  it("refuses another key and a changed envelope", async () => {
    const other = await importPayloadKey(randomBytes(32).toString("base64url"));
    await expect(openPayload(other, seal(raw, value))).rejects.toMatchObject({ name: "OperationError" });
    const key = await importPayloadKey(raw.toString("base64url"));
    const sealedPayload = seal(raw, value);
    const changedBytes = Buffer.from(sealedPayload.ct, "base64url");
    changedBytes[3] = (changedBytes[3] ?? 0) ^ 1;
    await expect(
      openPayload(key, { ...sealedPayload, ct: changedBytes.toString("base64url") }),
    ).rejects.toMatchObject({
      name: "OperationError",
    });
  });
});
