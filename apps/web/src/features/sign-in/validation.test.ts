import { describe, expect, it } from "vitest";
import { checkLogin, checkNewPassword } from "./validation.ts";

describe("checkLogin", () => {
  it("asks for a phone number of exactly ten digits", () => {
    for (const phone of ["", "12345", "98765432101", "98765x3210"]) {
      expect(checkLogin(phone, "secret")?.message).toBe("Enter Valid Phone Number");
    }
  });
  it("asks for a password of at least 5", () => {
    expect(checkLogin("9876543210", "abcd")?.message).toBe("Password length should be more than 5");
    expect(checkLogin("9876543210", "abcde")).toBeNull();
  });
});

describe("checkNewPassword", () => {
  const good = { name: "Asha R", email: "a@b.in", password: "abcde" };
  it("asks for at least 5 characters of password, name and e-mail, in this order", () => {
    expect(checkNewPassword({ name: "", email: "", password: "" })?.message).toBe(
      "Password length should be more than 5",
    );
    expect(checkNewPassword({ ...good, name: "  Abc  " })?.message).toBe("Name length should be more than 5");
    expect(checkNewPassword({ ...good, email: "a@b" })?.message).toBe("Email length should be more than 5");
    expect(checkNewPassword(good)).toBeNull();
  });
});
