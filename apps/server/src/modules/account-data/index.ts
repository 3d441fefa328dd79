import type { Handler } from "#http/handler.ts";
import { deleteAccount } from "./handlers/delete-account.ts";
import { readAccountData } from "./handlers/read-account-data.ts";

export const accountDataHandlers: readonly Handler[] = [readAccountData, deleteAccount];
