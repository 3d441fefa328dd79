import { promotionDesk } from "@teamwright/contract/resources/promotion-desk";
import { t } from "#i18n/translate.ts";
import type { Promotion } from "@teamwright/contract";
import { contractErrors, type FieldErrors } from "#data/api/contract-errors.ts";

/** The typed values; the order is text until it is sent. */
export type PromotionForm = {
  readonly label: string;
  /** In Hindi and Telugu; empty: none. */
  readonly labelHi: string;
  readonly labelTe: string;
  readonly imageUrl: string;
  readonly notificationUrl: string;
  readonly urlType: 0 | 1;
  readonly order: string;
  readonly active: boolean;
};
export type PromotionFields = Omit<Promotion, "_id">;

export const emptyForm: PromotionForm = {
  label: "",
  labelHi: "",
  labelTe: "",
  imageUrl: "",
  notificationUrl: "",
  urlType: 0,
  order: "",
  active: true,
};

export const formOf = ({ _id, order, labelHi = "", labelTe = "", ...rest }: Promotion): PromotionForm => ({
  ...rest,
  labelHi,
  labelTe,
  order: String(order),
});

const isHttps = (address: string): boolean => URL.canParse(address) && address.startsWith("https://");
/** A path of this site; two leading slashes would be another site. */
const isPath = (address: string): boolean => /^\/(?!\/)\S*$/.test(address);

/**
 * The values to send; texts are trimmed, and an empty one in another language is none. An order that is not a whole number becomes a value that the contract refuses.
 */
export const fieldsOf = (form: PromotionForm): PromotionFields => ({
  label: form.label.trim(),
  labelHi: form.labelHi.trim() || undefined,
  labelTe: form.labelTe.trim() || undefined,
  imageUrl: form.imageUrl.trim(),
  notificationUrl: form.notificationUrl.trim(),
  urlType: form.urlType,
  order: /^\d+$/.test(form.order.trim()) ? Number(form.order) : Number.NaN,
  active: form.active,
});

/** The contract accepts any address of both kinds; the form checks which kind belongs where. */
const addressErrors = ({ imageUrl, notificationUrl, urlType }: PromotionFields) => ({
  ...(isHttps(imageUrl) || isPath(imageUrl) ? {} : { imageUrl: t("replies.fillAllFields") }),
  ...((urlType === 0 ? isHttps(notificationUrl) : isPath(notificationUrl))
    ? {}
    : { notificationUrl: t("replies.fillAllFields") }),
});

/** The invalid fields; all have the specification's single message. */
export const checkPromotion = (
  form: PromotionForm,
): FieldErrors<"label" | "imageUrl" | "notificationUrl" | "order"> => {
  const fields = fieldsOf(form);
  const words = t("replies.fillAllFields");
  return {
    ...contractErrors(promotionDesk.create.body, fields, {
      label: words,
      imageUrl: words,
      notificationUrl: words,
      order: words,
    }),
    ...addressErrors(fields),
  };
};

/** Whether a field differs from the stored value; surrounding spaces are ignored. */
export const differs = (form: PromotionForm, stored: Promotion): boolean => {
  const fields = fieldsOf(form);
  return (Object.keys(fields) as (keyof PromotionFields)[]).some((field) => fields[field] !== stored[field]);
};
