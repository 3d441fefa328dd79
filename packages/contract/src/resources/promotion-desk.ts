import * as z from "zod/mini";
import { anyOf } from "../access.ts";
import { endpoint } from "../endpoint.ts";
import { id } from "../shapes.ts";
import { promotionEdit, promotionInput, promotionItem } from "./promotions.ts";

/** What admins do with the promotions. */
export const promotionDesk = {
  get: endpoint({
    name: "promotions.get",
    method: "GET",
    path: "/api/promotion/get/{id}",
    summary: "One promotion.",
    access: anyOf("admin"),
    params: () => z.object({ id }),
    reply: () => ({ data: promotionItem() }),
  }),
  create: endpoint({
    name: "promotions.create",
    method: "POST",
    path: "/api/promotion/create",
    summary: "Add a promotion.",
    access: anyOf("admin"),
    body: () => promotionInput(),
    reply: () => ({ data: promotionItem() }),
    idempotent: true,
  }),
  edit: endpoint({
    name: "promotions.edit",
    method: "PUT",
    path: "/api/promotion/edit/{id}",
    summary: "Change a promotion. With `before` only one that still reads so is changed.",
    access: anyOf("admin"),
    params: () => z.object({ id }),
    body: () => promotionEdit(),
    reply: () => ({ data: promotionItem() }),
  }),
  delete: endpoint({
    name: "promotions.delete",
    method: "DELETE",
    path: "/api/promotion/delete/{id}",
    summary: "Delete a promotion.",
    access: anyOf("admin"),
    params: () => z.object({ id }),
    reply: () => ({}),
  }),
  setActive: endpoint({
    name: "promotions.setActive",
    method: "PUT",
    path: "/api/utildb/promotion",
    summary: "Turn all promotions on or off.",
    access: anyOf("admin"),
    body: () => z.object({ notificationActive: z.boolean() }),
    reply: () => ({ promotionActive: z.boolean() }),
  }),
} as const;
