import { expect, test } from "vitest";
import { t } from "#i18n/translate.ts";
import { withReason } from "./toast.ts";

test("a message that only says that something failed says that the network is missing", () => {
  const general = t("shell.somethingWentWrong");
  expect(withReason(general, false)).toBe(`${general}\n${t("shell.offlineHint")}`);
  expect(withReason(general, true)).toBe(general);
});

test("a message with its own reason stays as it is", () => {
  const own = t("shell.storeFailed");
  expect(withReason(own, false)).toBe(own);
});
