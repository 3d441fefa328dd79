import { t } from "#i18n/translate.ts";
import { Link } from "react-router";
import { useSession } from "#data/api/session.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Picture } from "#ui/picture.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { MenuEntries } from "./menu-entries.tsx";
import classes from "./shell.module.css";

type SideMenuProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The phone's side menu: the signed-in account, and the entries of its roles. */
export const SideMenu = ({ isOpen, onClose }: SideMenuProps) => {
  const session = useSession();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      from="right"
      size={320}
      title={t("shell.menu")}
      closeLabel={t("shell.closeMenu")}
    >
      {session.state === "in" && (
        <Link to={paths.profile} className={classes["who"] ?? ""} onClick={onClose}>
          <Picture src="" name={session.status.name || session.phone} size={40} />
          <span>
            <b>{session.status.name || session.phone}</b>
            <span>{session.phone}</span>
          </span>
        </Link>
      )}
      {session.state === "out" && (
        <LinkButton to={paths.login} fullWidth style={{ marginBottom: 12 }} onClick={onClose}>
          {t("shell.login")}
        </LinkButton>
      )}
      <nav aria-label={t("shell.menu")}>
        <MenuEntries onChoose={onClose} />
      </nav>
      <p className={classes["small"]}>
        {t("shell.adultsOnly")} · {t("shell.notAffiliated")}
      </p>
    </Sheet>
  );
};
