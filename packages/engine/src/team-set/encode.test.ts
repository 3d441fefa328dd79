import { describe, expect, it } from "vitest";
import { seededGenerator } from "../random/generator.ts";
import { checksumOf } from "./checksum.ts";
import { decodeTeams } from "./decode.ts";
import { encodeTeams } from "./encode.ts";
import { selectTeams } from "./select.ts";
import { everySport, sampleOf } from "./testing/sample.ts";

const sealBytes = (bytes: Uint8Array): Uint8Array => {
  const end = bytes.length - 4;
  new DataView(bytes.buffer).setUint32(end, checksumOf(bytes.subarray(0, end)), true);
  return bytes;
};

describe("the binary of a team set", () => {
  it("gives back the columns, with numbers that run from 1 and others", () => {
    for (const sport of everySport) {
      const { columns } = sampleOf(sport, 333, 70 + sport);
      expect(decodeTeams(encodeTeams(columns))).toEqual({ ok: true, value: columns });
      const some = selectTeams(columns, Uint32Array.of(9, 4, 300));
      expect(decodeTeams(encodeTeams(some))).toEqual({ ok: true, value: some });
    }
    const none = selectTeams(sampleOf(0, 1, 1).columns, Uint32Array.of());
    expect(decodeTeams(encodeTeams(none))).toEqual({ ok: true, value: none });
  });

  it("reads a part of a larger buffer", () => {
    const { columns } = sampleOf(0, 20, 3);
    const bytes = encodeTeams(columns);
    const larger = new Uint8Array(bytes.length + 14);
    larger.set(bytes, 7);
    expect(decodeTeams(larger.subarray(7, 7 + bytes.length))).toEqual({ ok: true, value: columns });
  });

  it("takes under 1 MB for 25,000 teams, whatever the pool", () => {
    const small = encodeTeams(sampleOf(0, 25_000, 1, 12).columns).length;
    const large = encodeTeams(sampleOf(0, 25_000, 1, 35).columns).length;
    expect(small).toBeLessThan(180_000);
    expect(large).toBeLessThan(330_000);
  });

  it("refuses every damaged byte and every cut, and never throws", () => {
    const bytes = encodeTeams(sampleOf(3, 12, 8).columns);
    for (let at = 0; at < bytes.length; at++) {
      const damagedBytes = bytes.slice();
      damagedBytes[at]! ^= 0x11;
      expect(decodeTeams(damagedBytes).ok).toBe(false);
      expect(decodeTeams(bytes.subarray(0, at)).ok).toBe(false);
    }
    expect(decodeTeams(Uint8Array.of())).toEqual({ ok: false, error: "not-a-team-set" });
  });

  it("names the version it does not know, the damage, and the content that is no team", () => {
    const { columns } = sampleOf(0, 4, 8);
    const bytes = encodeTeams(columns);
    const newer = bytes.slice();
    newer[4] = 2;
    expect(decodeTeams(newer)).toEqual({ ok: false, error: "unknown-version" });
    const longer = new Uint8Array(bytes.length + 1);
    longer.set(bytes);
    expect(decodeTeams(longer)).toEqual({ ok: false, error: "damaged" });
    const invalid = [
      { ...columns, captain: columns.viceCaptain },
      { ...columns, captain: columns.captain.map(() => 200) },
      { ...columns, members: columns.members.map((word, at) => (at === 0 ? 0 : word)) },
      { ...columns, number: columns.number.map(() => 0) },
      { ...columns, sport: 3 as const },
    ];
    for (const bad of invalid) expect(decodeTeams(encodeTeams(bad))).toEqual({ ok: false, error: "invalid" });
    const claims = sealBytes(Uint8Array.from([...bytes.subarray(0, 6), 4, ...bytes.subarray(7)]));
    expect(decodeTeams(claims)).toEqual({ ok: false, error: "invalid" });
  });

  it("survives random bytes behind a right head", () => {
    const random = seededGenerator(99);
    const bytes = encodeTeams(sampleOf(0, 5, 8).columns);
    for (let round = 0; round < 500; round++) {
      const noise = bytes.slice();
      for (let times = random.below(8); times >= 0; times--)
        noise[5 + random.below(noise.length - 9)] = random.below(256);
      const outcome = decodeTeams(sealBytes(noise));
      const again = outcome.ok ? decodeTeams(encodeTeams(outcome.value)) : outcome;
      expect(again).toEqual(outcome);
      expect([undefined, "damaged", "invalid"]).toContain(outcome.ok ? undefined : outcome.error);
    }
  });
});
