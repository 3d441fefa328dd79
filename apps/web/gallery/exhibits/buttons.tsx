import { t } from "#i18n/translate.ts";
import { ActionIcon } from "#ui/action-icon.tsx";
import { AnchorButton } from "#ui/anchor-button.tsx";
import { Button } from "#ui/button.tsx";
import { FooterAction } from "#ui/footer-action.tsx";
import { FooterMenu } from "#ui/footer-menu.tsx";
import { DeleteIcon, MenuIcon, PlusIcon, ShareIcon } from "#ui/icon.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PopoverItem, PopoverLink } from "#ui/popover.tsx";
import type { Exhibit } from "../exhibit.tsx";

const nothing = (): void => undefined;

export const buttons = (): readonly Exhibit[] => [
  {
    name: "button",
    content: (["filled", "soft", "subtle", "danger"] as const).map((variant) => (
      <Button key={variant} variant={variant}>
        {t("common.generateTeams")}
      </Button>
    )),
  },
  {
    name: "button sizes",
    content: (
      <>
        <Button leftSection={<PlusIcon size={18} />}>{t("profile.addPasskey")}</Button>
        <Button size="sm" variant="soft">
          {t("profile.signOut")}
        </Button>
        <Button size="compact" variant="soft">
          {t("profile.rename")}
        </Button>
        <Button loading>{t("common.update")}</Button>
        <Button disabled>{t("common.update")}</Button>
        <Button fullWidth variant="soft">
          {t("teams.exports.share")}
        </Button>
      </>
    ),
  },
  {
    name: "link-button, anchor-button",
    content: (
      <>
        <LinkButton to="/" variant="soft">
          {t("common.toMyMatches")}
        </LinkButton>
        <AnchorButton href="#buttons" variant="subtle">
          {t("common.openSite")}
        </AnchorButton>
      </>
    ),
  },
  {
    name: "action-icon",
    content: (
      <>
        <ActionIcon aria-label={t("shell.openMenu")}>
          <MenuIcon size={24} />
        </ActionIcon>
        <ActionIcon aria-label={t("shell.loading")} loading>
          <MenuIcon size={24} />
        </ActionIcon>
        <ActionIcon aria-label={t("profile.remove")} disabled>
          <DeleteIcon size={24} />
        </ActionIcon>
      </>
    ),
  },
  {
    name: "footer-action, footer-menu",
    content: (
      <>
        <FooterAction icon={<ShareIcon />} onClick={nothing}>
          {t("teams.exports.share")}
        </FooterAction>
        <FooterAction icon={<DeleteIcon />} disabled onClick={nothing}>
          {t("profile.remove")}
        </FooterAction>
        <FooterMenu name={t("strategy.moreTools")} label={t("strategy.moreTools")}>
          <PopoverItem onClick={nothing}>{t("teams.exports.csv")}</PopoverItem>
          <PopoverItem onClick={nothing}>{t("teams.exports.json")}</PopoverItem>
          <PopoverLink to="/">{t("common.toMyMatches")}</PopoverLink>
        </FooterMenu>
      </>
    ),
  },
];
