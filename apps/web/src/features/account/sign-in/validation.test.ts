import { describe, expect, it } from "vitest";
import { checkLogin, checkNewPassword } from "./validation.ts";

describe("checkLogin", () => {
  it("tells the first of two, the phone number", () => {
    expect(checkLogin({ phoneNumber: "", password: "" })).toEqual({
      phoneNumber: "Enter Valid Phone Number",
    });
  });
  it("asks for a phone number of exactly ten digits", () => {
    for (const phone of ["", "12345", "98765432101", "98765x3210"]) {
      expect(checkLogin({ phoneNumber: phone, password: "secret" })).toEqual({
        phoneNumber: "Enter Valid Phone Number",
      });
    }
  });
  it("asks for a password of at least 5", () => {
    expect(checkLogin({ phoneNumber: "9876543210", password: "abcd" })).toEqual({
      password: "Password length should be more than 5",
    });
    expect(checkLogin({ phoneNumber: "9876543210", password: "abcde" })).toEqual({});
  });
});

describe("checkNewPassword", () => {
  const good = { name: "Asha R", email: "a@b.in", password: "abcde" };
  it("asks for at least 5 characters of name, e-mail and password, each at its field", () => {
    expect(checkNewPassword({ name: "", email: "", password: "" })).toEqual({
      name: "Name length should be more than 5",
      email: "Email length should be more than 5",
      password: "Password length should be more than 5",
    });
    expect(checkNewPassword({ ...good, name: "  Abc  " })).toEqual({
      name: "Name length should be more than 5",
    });
    expect(checkNewPassword({ ...good, email: "a@b" })).toEqual({
      email: "Email length should be more than 5",
    });
    expect(Object.keys(checkNewPassword({ ...good, email: "abcdefg" }))).toEqual(["email"]);
    expect(checkNewPassword(good)).toEqual({});
  });
});
