import { messages } from "@teamwright/domain/messages";
import { z } from "zod";
import { anyOf, open } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id } from "../shapes.ts";

const filled = (max: number) =>
  z
    .string({ error: messages.promotion.fillAllFields })
    .trim()
    .min(1, { error: messages.promotion.fillAllFields })
    .max(max, { error: messages.promotion.fillAllFields });

/** https, or a path of this site; two slashes, in whatever direction, would be another site's name. */
const webAddress = () =>
  filled(500).regex(/^(https:\/\/[^\s/\\]|\/$|\/[^\s/\\])/, {
    error: messages.promotion.fillAllFields,
  });

const promotionFields = () =>
  z.object({
    label: filled(120),
    imageUrl: webAddress(),
    notificationUrl: webAddress(),
    /** 0 external, 1 internal route. */
    urlType: z.union([z.literal(0), z.literal(1)]),
    order: z.int({ error: messages.promotion.fillAllFields }).min(0).max(10_000),
    active: z.boolean(),
  });

const promotionItem = () => promotionFields().extend({ _id: id });
export type Promotion = z.infer<ReturnType<typeof promotionItem>>;

export const promotion = {
  list: endpoint({
    name: "promotion.list",
    method: "GET",
    path: "/api/promotion/getlist",
    summary: "Promotions in their order, and whether they are shown at all. Admins get inactive ones too.",
    access: open,
    reply: () => ({ data: z.array(promotionItem()), promotionActive: z.boolean() }),
  }),
  get: endpoint({
    name: "promotion.get",
    method: "GET",
    path: "/api/promotion/get/{id}",
    summary: "One promotion.",
    access: anyOf("admin"),
    params: () => z.object({ id }),
    reply: () => ({ data: promotionItem() }),
  }),
  create: endpoint({
    name: "promotion.create",
    method: "POST",
    path: "/api/promotion/create",
    summary: "Add a promotion.",
    access: anyOf("admin"),
    body: () => promotionFields(),
    reply: () => ({ data: promotionItem() }),
    idempotent: true,
  }),
  edit: endpoint({
    name: "promotion.edit",
    method: "PUT",
    path: "/api/promotion/edit/{id}",
    summary: "Change a promotion.",
    access: anyOf("admin"),
    params: () => z.object({ id }),
    body: () => promotionFields(),
    reply: () => ({ data: promotionItem() }),
  }),
  delete: endpoint({
    name: "promotion.delete",
    method: "DELETE",
    path: "/api/promotion/delete/{id}",
    summary: "Delete a promotion.",
    access: anyOf("admin"),
    params: () => z.object({ id }),
    reply: () => ({}),
  }),
} as const;

/** The settings table of the documents. */
export const utilityDb = {
  setPromotion: endpoint({
    name: "utilityDb.setPromotion",
    method: "PUT",
    path: "/api/utildb/promotion",
    summary: "Turn all promotions on or off.",
    access: anyOf("admin"),
    body: () => z.object({ notificationActive: z.boolean() }),
    reply: () => ({ promotionActive: z.boolean() }),
  }),
  setDream11: endpoint({
    name: "utilityDb.setDream11",
    method: "PUT",
    path: "/api/utildb/dream11",
    summary: "Store the access value of the mapped app's source. No reply shows it again.",
    access: anyOf("admin"),
    body: () =>
      z.object({
        dream11Hash: z
          .string({ error: messages.mapper.enterValidHashValue })
          .trim()
          .min(1, { error: messages.mapper.enterValidHashValue })
          .max(500),
      }),
    reply: () => ({}),
  }),
} as const;
