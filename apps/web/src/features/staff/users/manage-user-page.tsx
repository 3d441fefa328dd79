import { t } from "#i18n/translate.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiError } from "#data/api/client.ts";
import { useSession } from "#data/api/session.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { PhoneField } from "#ui/phone-field.tsx";
import { QueryState } from "#ui/query-state.tsx";
import { EmptyState } from "#ui/states.tsx";
import { toast } from "#ui/toast.ts";
import classes from "./admin-users.module.css";
import { phoneFrom } from "#lib/handed-phone.ts";
import { UserHistory } from "./user-history.tsx";
import { UserSections } from "./user-sections.tsx";
import { userQuery } from "./user-query.ts";

/** Finds a user by phone number and shows all actions that the signed-in account may do. */
export const ManageUserPage = () => {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [phone, setPhone] = useState(phoneFrom(location.state));
  const adminId = session.state === "in" ? session.id : "";
  const user = useQuery(userQuery(adminId, phone));
  const { error } = user;

  useEffect(() => {
    if (error) toast.error(error.message);
  }, [error]);

  const choose = (digits: string) => {
    setPhone(digits);
    // Back from another screen shows the same user; the address contains no numbers.
    if (digits.length === 10) void navigate(".", { replace: true, state: { phone: digits } });
  };

  const missing = error instanceof ApiError && error.code === "user_not_found";
  const hidden = error instanceof ApiError && error.code === "cannot_see_creator";
  return (
    <Page
      title={t("shell.manageUser")}
      menu
      subheader={
        <div className={classes["search"]} role="search">
          <PhoneField
            label={t("staff.users.search")}
            clearLabel={t("staff.clear")}
            value={phone}
            onChange={choose}
          />
        </div>
      }
      aside={user.data ? <UserHistory user={user.data} /> : undefined}
    >
      {phone.length < 10 && (
        <EmptyState title={t("staff.users.startTitle")} hint={t("staff.users.startHint")} />
      )}
      {user.isError && missing && (
        <EmptyState
          title={user.error.message}
          hint={t("staff.users.notFoundHint")}
          action={
            <LinkButton to={paths.registerUser} state={{ phone }} variant="soft">
              {t("staff.users.registerThis")}
            </LinkButton>
          }
        />
      )}
      {user.isError && hidden && <EmptyState title={user.error.message} hint={t("staff.users.hiddenHint")} />}
      {phone.length === 10 && !missing && !hidden && <QueryState query={user} rows={4} height={132} />}
      {user.data && session.state === "in" && (
        <UserSections
          key={user.data.userId}
          user={user.data}
          me={{ id: session.id, role: session.status.user_role, primeAdmin: session.status.prime_admin }}
        />
      )}
    </Page>
  );
};
