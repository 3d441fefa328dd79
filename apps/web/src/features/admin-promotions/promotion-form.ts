import type { Promotion } from "@teamwright/contract";
import { messages } from "@teamwright/domain/messages";

/** What is typed; the order is text until it is sent. */
export type PromotionForm = {
  readonly label: string;
  readonly imageUrl: string;
  readonly notificationUrl: string;
  readonly urlType: 0 | 1;
  readonly order: string;
  readonly active: boolean;
};
export type PromotionFields = Omit<Promotion, "_id">;
export type PromotionProblems = { readonly [Field in keyof PromotionForm]?: string };

export const emptyForm: PromotionForm = {
  label: "",
  imageUrl: "",
  notificationUrl: "",
  urlType: 0,
  order: "",
  active: true,
};

export const formOf = ({ _id, order, ...rest }: Promotion): PromotionForm => ({
  ...rest,
  order: String(order),
});

export const HIGHEST_ORDER = 10_000;

const isHttps = (address: string): boolean => URL.canParse(address) && address.startsWith("https://");
/** A path of this site; two slashes would be another site. */
const isPath = (address: string): boolean => /^\/(?!\/)\S*$/.test(address);

/** Which fields keep the form from being sent; all with the specification's one sentence. */
export const checkPromotion = (form: PromotionForm): PromotionProblems => {
  const notificationUrl = form.notificationUrl.trim();
  const imageUrl = form.imageUrl.trim();
  const wrong: Record<string, boolean> = {
    label: form.label.trim() === "",
    imageUrl: !(isHttps(imageUrl) || isPath(imageUrl)),
    notificationUrl: form.urlType === 0 ? !isHttps(notificationUrl) : !isPath(notificationUrl),
    order: !/^\d{1,5}$/.test(form.order.trim()) || Number(form.order) > HIGHEST_ORDER,
  };
  return Object.fromEntries(
    Object.keys(wrong)
      .filter((field) => wrong[field])
      .map((field) => [field, messages.promotion.fillAllFields]),
  );
};

/** What is sent; text values are trimmed. */
export const fieldsOf = (form: PromotionForm): PromotionFields => ({
  label: form.label.trim(),
  imageUrl: form.imageUrl.trim(),
  notificationUrl: form.notificationUrl.trim(),
  urlType: form.urlType,
  order: Number(form.order),
  active: form.active,
});

/** Whether a field differs from the stored value; spaces around a text are no difference. */
export const differs = (form: PromotionForm, stored: Promotion): boolean => {
  const fields = fieldsOf(form);
  return (Object.keys(fields) as (keyof PromotionFields)[]).some((field) => fields[field] !== stored[field]);
};
