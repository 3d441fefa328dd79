import { desk } from "@teamwright/contract/resources/desk";
import { apiOf, dataOf } from "./client.ts";

const api = apiOf({ desk });

export const readToday = async (signal: AbortSignal) => dataOf(await api.desk.today({ signal }));
export const readPrimeMatches = async (signal: AbortSignal) =>
  dataOf(await api.desk.primeMatches({ signal })).data;
