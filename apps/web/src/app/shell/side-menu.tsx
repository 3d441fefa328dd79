import { Link } from "react-router";
import { useSession } from "../../data/api/session.ts";
import { useText } from "../../i18n/text.ts";
import { paths } from "../../lib/paths.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { MenuEntries } from "./menu-entries.tsx";
import classes from "./shell.module.css";

type SideMenuProps = { readonly opened: boolean; readonly onClose: () => void };

/** The phone's side menu: who is signed in, and the entries of their roles. */
export const SideMenu = ({ opened, onClose }: SideMenuProps) => {
  const { shell } = useText();
  const session = useSession();
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      from="right"
      size={320}
      title={shell.menu}
      closeLabel={shell.closeMenu}
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
        <LinkButton to={paths.login} fullWidth mb="sm" onClick={onClose}>
          {shell.login}
        </LinkButton>
      )}
      <nav aria-label={shell.menu}>
        <MenuEntries onChoose={onClose} />
      </nav>
      <p className={classes["small"]}>
        {shell.adultsOnly} · {shell.notAffiliated}
      </p>
    </Sheet>
  );
};
