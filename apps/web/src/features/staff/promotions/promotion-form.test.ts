import { t } from "#i18n/translate.ts";
import { describe, expect, it } from "vitest";
import {
  checkPromotion,
  differs,
  emptyForm,
  fieldsOf,
  formOf,
  type PromotionForm,
} from "./promotion-form.ts";

const storedPromotion = {
  _id: "3c6ad7f2-3b0c-4a5e-9d6c-0d7d3b0b1c11",
  label: "Harbour final",
  imageUrl: "https://example.com/banner.png",
  notificationUrl: "/research",
  urlType: 1 as const,
  order: 2,
  active: true,
};
const good = formOf(storedPromotion);
const words = t("replies.fillAllFields");

describe("checkPromotion", () => {
  it("lets a whole form pass", () => {
    expect(checkPromotion(good)).toEqual({});
    expect(checkPromotion({ ...good, imageUrl: "/promotions/final.svg", order: "0" })).toEqual({});
  });
  it("wants label, image URL, notification URL and order", () => {
    expect(checkPromotion(emptyForm)).toEqual({
      label: words,
      imageUrl: words,
      notificationUrl: words,
      order: words,
    });
    expect(checkPromotion({ ...good, label: "  " })).toEqual({ label: words });
  });
  it("wants an https address outside and a path inside", () => {
    const outside: PromotionForm = { ...good, urlType: 0 };
    expect(checkPromotion(outside)).toEqual({ notificationUrl: words });
    expect(checkPromotion({ ...outside, notificationUrl: "https://example.com/final" })).toEqual({});
    for (const notificationUrl of [
      "javascript:alert(1)",
      "//elsewhere.example",
      "research",
      "https://a.example",
    ])
      expect(checkPromotion({ ...good, notificationUrl })).toEqual({ notificationUrl: words });
  });
  it("wants a whole order from 0 to 10,000", () => {
    for (const order of ["-1", "1.5", "ten", "10001"])
      expect(checkPromotion({ ...good, order })).toEqual({ order: words });
    expect(checkPromotion({ ...good, order: "10000" })).toEqual({});
  });
});

describe("differs", () => {
  it("is false for the stored values, also with spaces around them", () => {
    expect(differs(good, storedPromotion)).toBe(false);
    expect(differs({ ...good, label: " Harbour final " }, storedPromotion)).toBe(false);
  });
  it("is true when any field differs", () => {
    for (const change of [
      { label: "x" },
      { labelHi: "x" },
      { imageUrl: "/x" },
      { notificationUrl: "/x" },
      { urlType: 0 as const },
      { order: "3" },
      { active: false },
    ])
      expect(differs({ ...good, ...change }, storedPromotion)).toBe(true);
  });
  it("sends a text in another language only where there is one", () => {
    expect(fieldsOf({ ...good, labelHi: " फ़ाइनल " })).toMatchObject({ labelHi: "फ़ाइनल" });
    expect(fieldsOf({ ...good, labelHi: " " }).labelHi).toBeUndefined();
    expect(differs({ ...good, labelTe: "" }, { ...storedPromotion, labelTe: "ఫైనల్" })).toBe(true);
  });
  it("sends trimmed texts and a number", () => {
    expect(fieldsOf({ ...good, label: " a ", order: "7" })).toMatchObject({ label: "a", order: 7 });
  });
});
