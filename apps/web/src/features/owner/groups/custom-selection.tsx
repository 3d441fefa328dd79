import { t } from "#i18n/translate.ts";
import { findMembers, memberWords } from "#blocks/delivery/find-members.ts";
import { FEW_MEMBERS, MemberSearch } from "#blocks/delivery/member-search.tsx";
import { toggledIn } from "#lib/toggled-in.ts";
import { Button } from "#ui/button.tsx";
import type { GroupMember } from "@teamwright/contract";
import { useState, type ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { Page } from "#ui/page.tsx";
import { EmptyState } from "#ui/states.tsx";
import { useLayer } from "#ui/use-layer.ts";
import classes from "./owner-groups.module.css";
import { receiversOf, teamsRequired } from "./post-plan.ts";

interface CustomSelectionProps {
  readonly members: readonly GroupMember[];
  /** Phone numbers. */
  readonly chosenPhones: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly onClose: () => void;
  /** The control that posts; it does nothing here. */
  readonly post: ReactNode;
}

/** Adds and removes members of a custom selection; Back returns to the post. */
export const CustomSelection = ({ members, chosenPhones, onChange, onClose, post }: CustomSelectionProps) => {
  useLayer(true, onClose);
  const [typedText, setTypedText] = useState("");
  const foundMembers = findMembers(members, typedText, memberWords);
  const open = foundMembers
    .filter(({ active_plan, user_phone_number }) => active_plan && !chosenPhones.has(user_phone_number))
    .map(({ user_phone_number }) => user_phone_number);
  const withAll = new Set([...chosenPhones, ...open]);
  const selectedMembers = receiversOf(members, 1, chosenPhones);
  return (
    <Page
      title={t("groups.customSelection")}
      onBack={onClose}
      subheader={
        <p role="status" className={classes["summary"]}>
          {t("groups.customSummary", {
            users: selectedMembers.length,
            teams: teamsRequired(selectedMembers),
          })}
        </p>
      }
      footer={
        <>
          <Button variant="soft" onClick={onClose}>
            {t("groups.back")}
          </Button>
          {post}
        </>
      }
    >
      {members.length === 0 ? (
        <EmptyState title={t("groups.noMembers")} hint={t("groups.noMembersHint")} />
      ) : (
        <Card>
          <div className={classes["tools"]}>
            {members.length > FEW_MEMBERS && <MemberSearch value={typedText} onChange={setTypedText} />}
            <div className={classes["modes"]}>
              <Button variant="soft" disabled={open.length === 0} onClick={() => onChange(withAll)}>
                {t("groups.addAll", { n: open.length })}
              </Button>
              {chosenPhones.size > 0 && (
                <Button variant="soft" onClick={() => onChange(new Set())}>
                  {t("groups.removeAll")}
                </Button>
              )}
            </div>
          </div>
          <ul role="list" className={classes["members"]}>
            {foundMembers.map((member) => (
              <MemberChoice
                key={member.user_phone_number}
                member={member}
                isAdded={chosenPhones.has(member.user_phone_number)}
                onToggle={() => onChange(toggledIn(chosenPhones, member.user_phone_number))}
              />
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
};

interface MemberChoiceProps {
  readonly member: GroupMember;
  readonly isAdded: boolean;
  readonly onToggle: () => void;
}

const MemberChoice = ({ member, isAdded, onToggle }: MemberChoiceProps) => {
  const { user_nick_name: name, user_phone_number, teams_count, active_plan } = member;
  return (
    <li className={classes["member"]}>
      <div>
        <b className={classes["nick"]}>{name}</b>
        <span>
          {user_phone_number} · {t("groups.teams")}: {teams_count}
        </span>
      </div>
      {active_plan ? (
        <Button
          variant={isAdded ? "soft" : "filled"}
          aria-label={t(isAdded ? "groups.remove" : "groups.addNamed", { name })}
          onClick={onToggle}
        >
          {t(isAdded ? "groups.removeLabel" : "groups.add")}
        </Button>
      ) : (
        <Chip>{t("groups.inActive")}</Chip>
      )}
    </li>
  );
};
