import * as z from "zod/mini";
import { open } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id } from "../shapes.ts";
import { readWebAddress } from "../web-address.ts";

const filledText = (max: number) =>
  z
    .string({ error: "replies.fillAllFields" })
    .check(
      z.trim(),
      z.minLength(1, { error: "replies.fillAllFields" }),
      z.maxLength(max, { error: "replies.fillAllFields" }),
    );

/** A path of this site begins with one slash: with two, forward or backward, it would name another site. */
const isPath = (text: string): boolean => text === "/" || /^\/[^\s/\\][^\s\p{C}\\]*$/u.test(text);

/** An address of the web, or a path of this site. */
const webAddress = () =>
  filledText(500).check(
    z.refine((text) => isPath(text) || readWebAddress(text) !== null, { error: "replies.fillAllFields" }),
  );

export const promotionFields = () =>
  z.object({
    label: filledText(120),
    /** The same in another language: readers of it see the text in place of the picture, whose words are in one language. */
    labelHi: z.optional(filledText(120)),
    labelTe: z.optional(filledText(120)),
    imageUrl: webAddress(),
    notificationUrl: webAddress(),
    /** 0 external, 1 internal route. */
    urlType: z.union([z.literal(0), z.literal(1)]),
    order: z.int({ error: "replies.fillAllFields" }).check(z.minimum(0), z.maximum(10_000)),
    active: z.boolean(),
  });

/** An internal page is named by its path, so that it opens inside the application. */
const opensInside = ({ urlType, notificationUrl }: z.infer<ReturnType<typeof promotionFields>>) =>
  urlType === 0 || notificationUrl.startsWith("/");
const ofPath = { path: ["notificationUrl"], error: "replies.fillAllFields" };

/** What admins send. */
export const promotionInput = () => promotionFields().check(z.refine(opensInside, ofPath));

export const promotionEdit = () =>
  z
    .extend(promotionFields(), {
      /** What the editor was shown. */
      before: z.optional(promotionFields()),
    })
    .check(z.refine(opensInside, ofPath));

export const promotionItem = () => z.extend(promotionFields(), { _id: id });
export type Promotion = z.infer<ReturnType<typeof promotionItem>>;

/** What everybody is shown; `promotion-desk.ts` is what admins do. */
export const promotions = {
  list: endpoint({
    name: "promotions.list",
    method: "GET",
    path: "/api/promotion/getlist",
    summary: "Promotions in their order, and whether they are shown at all. Admins get inactive ones too.",
    access: open,
    reply: () => ({ data: z.array(promotionItem()), promotionActive: z.boolean() }),
  }),
} as const;
