import { AccessCard } from "./access-card.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PowersCard } from "./powers-card.tsx";
import { PrimeCard } from "./prime-card.tsx";
import type { UserCardProps } from "./user-card-props.ts";
import { UserHead } from "./user-head.tsx";

export const UserSections = ({ user, me }: UserCardProps) => {
  const staff = me.role === "admin" || me.role === "superuser";
  return (
    <>
      <UserHead user={user} me={me} />
      {staff && <PlanCard user={user} me={me} />}
      {staff && <AccessCard user={user} me={me} />}
      {me.primeAdmin && <PrimeCard user={user} me={me} />}
      {me.role === "admin" && <PowersCard user={user} me={me} />}
    </>
  );
};
