import { plans } from "@teamwright/contract/resources/plans";
import type { PlanStatus } from "@teamwright/contract";
import { planStatus } from "@teamwright/contract/resources/plans";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { readLocal, writeLocal } from "../records/local-keys.ts";
import { forgetAccount, useAccountStore } from "./account.ts";
import { ApiError, apiOf, dataOf } from "./client.ts";

const api = apiOf({ plans });

/**
 * "out": nobody is signed in. "loading": signed in, powers not known yet. "failed": powers could not be fetched. "in":
 * the account's plans and powers; they only hide or show, the server checks each call.
 */
export type SignInState =
  | { readonly state: "out" }
  | { readonly state: "loading"; readonly id: string; readonly phone: string }
  | { readonly state: "failed"; readonly id: string; readonly phone: string; readonly retry: () => void }
  | { readonly state: "in"; readonly id: string; readonly phone: string; readonly status: PlanStatus };

const keptStatus = (): PlanStatus | undefined => {
  const parsed = planStatus.safeParse(readLocal("tg_stuff"));
  return parsed.success ? parsed.data : undefined;
};

const askStatus = async (id: string, signal: AbortSignal): Promise<PlanStatus> => {
  const result = await api.plans.status({ params: { id }, signal });
  // Somebody else may have signed in meanwhile, in another tab: then the reply is not about the stored account.
  const isStored = readLocal("tg_id") === id;
  if (isStored && !result.ok && (result.status === 401 || result.status === 403))
    forgetAccount(result.message);
  const { data } = dataOf(result);
  if (isStored) writeLocal("tg_stuff", data);
  return data;
};

export const planStatusQuery = (id: string) =>
  queryOptions({
    queryKey: ["plan-status", id],
    queryFn: ({ signal }) => askStatus(id, signal),
    // Kept between visits, so that a signed-in user sees no sign-in screen while offline.
    initialData: keptStatus,
    initialDataUpdatedAt: 0,
    retry: (failures, error) => failures < 2 && error instanceof ApiError && error.status >= 500,
  });

/** The current account, with its powers. */
export const useSession = (): SignInState => {
  const account = useAccountStore((state) => state.account);
  const query = useQuery({ ...planStatusQuery(account?.id ?? ""), enabled: account !== null });
  if (account === null) return { state: "out" };
  const { id, phone } = account;
  // The stored number may be the fallback; the server knows the account's own.
  if (query.data) return { state: "in", id, phone: query.data.phoneNumber, status: query.data };
  if (query.isError) return { state: "failed", id, phone, retry: () => void query.refetch() };
  return { state: "loading", id, phone };
};

/** The account's plan status, or null for a visitor; for parts that only hide or show. */
export const usePlanStatus = (): PlanStatus | null => {
  const session = useSession();
  return session.state === "in" ? session.status : null;
};
