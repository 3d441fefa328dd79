import { MAX_LISTED_NUMBERS, userDesk } from "@teamwright/contract/resources/user-desk";
import type { BodyOf, FoundNumber, ListedUser, UserList, UserOrder } from "@teamwright/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf, dataOf } from "#data/api/client.ts";

const api = apiOf({ userDesk });

const PAGE_SIZE = 20;
/** Of one read for a file or a list of numbers, and the most users of either. */
const READ_PAGE = 100;
export const MAX_USERS = 2000;

export type Sorting = { readonly order: UserOrder; readonly descending: boolean };
export type UserChoice = Sorting & { readonly list: UserList; readonly search: string };

export const usersQuery = (choice: UserChoice, page: number) =>
  queryOptions({
    queryKey: ["staff", "users", choice, page],
    queryFn: async ({ signal }) =>
      dataOf(await api.userDesk.list({ body: { ...choice, page, size: PAGE_SIZE }, signal })),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** All users of a choice, `MAX_USERS` at most. */
export async function readUsers(choice: UserChoice): Promise<readonly ListedUser[]> {
  const users: ListedUser[] = [];
  for (let page = 0; users.length < MAX_USERS; page++) {
    const read = dataOf(await api.userDesk.list({ body: { ...choice, page, size: READ_PAGE } }));
    users.push(...read.data);
    if (page + 1 >= read.totalPages) break;
  }
  return users;
}

/** The numbers in parts that one call takes. */
export const partsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_LISTED_NUMBERS) }, (_, part) =>
    items.slice(part * MAX_LISTED_NUMBERS, (part + 1) * MAX_LISTED_NUMBERS),
  );

/** Who has the numbers. Throws `ApiError`. */
export async function lookUpNumbers(phones: readonly string[]): Promise<readonly FoundNumber[]> {
  const foundNumbers: FoundNumber[] = [];
  for (const phoneNumbers of partsOf(phones))
    foundNumbers.push(...dataOf(await api.userDesk.lookUp({ body: { phoneNumbers } })).data);
  return foundNumbers;
}

type ListBody = BodyOf<typeof userDesk.applyList>;
export const applyNumbers = async (body: ListBody, options: { readonly idempotencyKey: string }) =>
  api.userDesk.applyList({ body, ...options });
