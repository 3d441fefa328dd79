import { t } from "#i18n/translate.ts";
import { describe, expect, it } from "vitest";
import { checkRegistration, readDays, speakablePassword } from "./registration.ts";

const good = { phoneNumber: "9876543210", duration: "30", password: "plain" };

describe("checkRegistration", () => {
  it("lets a phone of 10, a duration of 1 and a password of 5 pass", () => {
    expect(checkRegistration({ ...good, duration: "1" }, 5)).toEqual({});
  });
  it("refuses in the specification's words", () => {
    expect(checkRegistration({ phoneNumber: "987654321", duration: "0", password: "four" }, 5)).toEqual({
      phoneNumber: "Enter Valid Phone Number",
      duration: "Ener Valid Duration",
      password: "Password length should be more than 5",
    });
  });
  it("follows the server's least password length", () => {
    expect(checkRegistration(good, 8)).toEqual({ password: t("replies.passwordLength") });
  });
});

describe("readDays", () => {
  it("reads whole days from 1 to ten years", () => {
    expect(readDays(" 30 ")).toBe(30);
    expect(readDays("3650")).toBe(3650);
    for (const typed of ["", "0", "-3", "1.5", "3651", "30 days", "99999"])
      expect(readDays(typed)).toBeNull();
  });
});

describe("speakablePassword", () => {
  it("is long enough for a customer and has no look-alikes", () => {
    for (let seed = 0; seed < 256; seed++) {
      const password = speakablePassword(
        new Uint8Array(10).map((_, index) => (seed * 31 + index * 57) % 256),
      );
      expect(password).toMatch(/^[a-hjkmnp-z]{5}-[2-9]{4}$/);
    }
  });
});
