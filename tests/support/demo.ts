/** Sign-ins of the demo that `npm start` prints, by their purpose. */
export const demoAccounts = {
  customer: { phone: "9000000001", password: "green-river-41" },
  withoutPlan: { phone: "9000000002", password: "quiet-stone-72" },
  firstTime: { phone: "9000000003", password: "first-day-11" },
  admin: { phone: "9000000004", password: "lantern-over-harbour-9" },
  superuser: { phone: "9000000005", password: "copper-kettle-morning-4" },
  primeAdmin: { phone: "9000000006", password: "orchard-by-the-ferry-7" },
  expert: { phone: "9000000007", password: "seven-paper-boats-3" },
  groupOwner: { phone: "9000000008", password: "willow-and-drum-58" },
  primeSuperuser: { phone: "9000000009", password: "two-ferries-at-dawn-5" },
} as const;

export interface SignIn {
  readonly phone: string;
  readonly password: string;
}
