import type { NewAccount } from "#modules/accounts/public.ts";

/** An account of the demo. Phones and passwords are public: `npm start` prints them, production never creates them. */
export interface DemoAccount {
  /** Its purpose, as the list of sign-ins shows it. */
  readonly what: string;
  readonly phone: string;
  readonly password: string;
  /** Days of a plan and of a prime plan. */
  readonly plan?: number;
  readonly primePlan?: number;
  readonly fields: Partial<Omit<NewAccount, "phone" | "passwordHash">>;
}

const person = (name: string): Pick<NewAccount, "name" | "email" | "changedPassword"> => ({
  name,
  email: `${name.toLowerCase().replace(/\s+/g, ".")}@demo.example`,
  changedPassword: true,
});

export const demoAccounts: readonly DemoAccount[] = [
  {
    what: "customer with a plan",
    phone: "9000000001",
    password: "green-river-41",
    plan: 60,
    fields: person("Asha Menon"),
  },
  {
    what: "customer without a plan",
    phone: "9000000002",
    password: "quiet-stone-72",
    fields: person("Bilal Qureshi"),
  },
  {
    what: "must change the first password",
    phone: "9000000003",
    password: "first-day-11",
    plan: 30,
    fields: { changedPassword: false },
  },
  {
    what: "admin",
    phone: "9000000004",
    password: "lantern-over-harbour-9",
    fields: { ...person("Charu Desai"), role: "admin" },
  },
  {
    what: "superuser",
    phone: "9000000005",
    password: "copper-kettle-morning-4",
    fields: { ...person("Dev Anand Rao"), role: "superuser" },
  },
  {
    what: "prime admin",
    phone: "9000000006",
    password: "orchard-by-the-ferry-7",
    primePlan: 60,
    fields: { ...person("Esha Thomas"), primeAdmin: true, primeUser: true },
  },
  {
    what: "expert",
    phone: "9000000007",
    password: "seven-paper-boats-3",
    plan: 60,
    fields: { ...person("Farid Noor"), expert: true },
  },
  {
    what: "group owner",
    phone: "9000000008",
    password: "willow-and-drum-58",
    plan: 60,
    fields: { ...person("Gita Solanki"), groupAdmin: true },
  },
  {
    what: "prime admin and superuser",
    phone: "9000000009",
    password: "two-ferries-at-dawn-5",
    fields: { ...person("Harish Bhat"), role: "superuser", primeAdmin: true, primeUser: true },
  },
];
