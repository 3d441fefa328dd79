import { messages } from "@teamwright/domain/messages";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiError } from "../../data/api/client.ts";
import { useSession } from "../../data/api/session.ts";
import { useStaffText } from "../../i18n/staff-text.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { PhoneField } from "../../ui/phone-field.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./admin-users.module.css";
import { phoneFrom } from "../../lib/handed-phone.ts";
import { UserHistory } from "./user-history.tsx";
import { UserSections } from "./user-sections.tsx";
import { userQuery } from "./user-query.ts";

/** Looks up a user by phone number and shows all that this account may do for them. */
export const ManageUserPage = () => {
  const text = useStaffText();
  const { shell } = useText();
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
    // Back from another screen finds the same user; the address stays free of numbers.
    if (digits.length === 10) void navigate(".", { replace: true, state: { phone: digits } });
  };

  const missing = error instanceof ApiError && (error.status === 404 || error.status === 201);
  return (
    <Page
      title={messages.menu.manageUser}
      menu
      subheader={
        <div className={classes["search"]} role="search">
          <PhoneField label={text.users.search} clearLabel={text.clear} value={phone} onChange={choose} />
        </div>
      }
      aside={user.data ? <UserHistory user={user.data} /> : undefined}
    >
      {phone.length < 10 && <EmptyState title={text.users.startTitle} hint={text.users.startHint} />}
      {user.isLoading && <SkeletonList label={shell.loading} rows={4} height={132} />}
      {user.isError && missing && (
        <EmptyState
          title={user.error.message}
          hint={text.users.notFoundHint}
          action={
            <LinkButton to={paths.registerUser} state={{ phone }} variant="soft">
              {text.users.registerThis}
            </LinkButton>
          }
        />
      )}
      {user.isError && !missing && (
        <ErrorState title={user.error.message} retryLabel={shell.retry} onRetry={() => void user.refetch()} />
      )}
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
