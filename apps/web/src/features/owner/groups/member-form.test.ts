import { expect, test } from "vitest";
import { checkMember } from "./member-form.ts";

const valid = { userNickName: "Nick", userPhoneNumber: "9000000001", teamsCount: "3" };

test("a member needs a name of 4 characters, a phone number of ten digits, and 3 to 20 teams", () => {
  expect(checkMember(valid)).toEqual({});
  expect(checkMember({ ...valid, teamsCount: "20" })).toEqual({});
  for (const userNickName of ["abc", "  abc  ", ""])
    expect(checkMember({ ...valid, userNickName })).toEqual({
      userNickName: "Invalid User Name, must be more than 4 characters!",
    });
  for (const userPhoneNumber of ["", "123456789", "12345678901"])
    expect(checkMember({ ...valid, userPhoneNumber })).toEqual({
      userPhoneNumber: "Invalid User Phone Number!",
    });
  for (const teamsCount of ["", "2", "21", "3.5", "ten"])
    expect(checkMember({ ...valid, teamsCount })).toEqual({
      teamsCount: "Team count should be in the range 3 - 20 teams!",
    });
});
