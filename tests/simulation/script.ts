import type { AppFault } from "./app-faults.ts";
import type { AttemptChange, BusyChange } from "./attempt-script.ts";
import type { BellAction } from "./bell-script.ts";
import type { ExpertAction } from "./expert-posts.ts";
import type { StepTraffic } from "./faults.ts";
import type { ForecastChange } from "./frozen-forecast.ts";
import type { PostedMatch } from "./posted-match.ts";
import type { PrimeAction } from "./prime-posts.ts";
import type { Race } from "./races.ts";
import type { VendorAction } from "./vendor-script.ts";
import type { TransferOption } from "@teamwright/transfer";
import type { Services } from "../../apps/server/src/testing/find-services.ts";

export type Step =
  | Race
  | { readonly kind: "store"; readonly device: number; readonly number: number }
  | { readonly kind: "delete"; readonly device: number; readonly index: number }
  | { readonly kind: "points"; readonly device: number; readonly value: number; readonly number: number }
  | { readonly kind: "link"; readonly device: number; readonly index: number; readonly number: number }
  | (StepTraffic & { readonly kind: "sync"; readonly changes?: readonly BusyChange[] })
  | { readonly kind: "change"; readonly device: number; readonly changes: readonly AttemptChange[] }
  | (StepTraffic & {
      readonly kind: "transfer";
      readonly option: TransferOption["kind"];
      readonly from: number;
    })
  | (StepTraffic & { readonly kind: "continue" })
  | (StepTraffic & { readonly kind: "post" | "repair" | "withdraw"; readonly number: number })
  | (StepTraffic & { readonly kind: "prime"; readonly action: PrimeAction; readonly number: number })
  | (StepTraffic & { readonly kind: "expert"; readonly action: ExpertAction; readonly number: number })
  | (StepTraffic & { readonly kind: "bell"; readonly action: BellAction })
  | { readonly kind: "vendor"; readonly action: VendorAction }
  | { readonly kind: "match"; readonly change: Parameters<PostedMatch["change"]>[0] }
  | { readonly kind: "forecast"; readonly change: ForecastChange }
  | { readonly kind: "deadline" }
  | { readonly kind: "read posts"; readonly device: number }
  | { readonly kind: "app fault"; readonly fault: AppFault }
  | { readonly kind: "end session"; readonly device: number }
  | { readonly kind: "sign in"; readonly device: number }
  | { readonly kind: "turn off"; readonly device: number }
  | { readonly kind: "join"; readonly device: number }
  | { readonly kind: "read foreign items"; readonly device: number }
  | { readonly kind: "set clock"; readonly device: number | "server"; readonly offset: number };

/** `devices` holds the person of each device, `tabs` the device of each second tab. With services, two instances of the server share them. */
export interface Script {
  readonly seed: number;
  readonly services: Services | null;
  readonly devices: readonly number[];
  readonly tabs?: readonly number[];
  readonly steps: readonly Step[];
}
