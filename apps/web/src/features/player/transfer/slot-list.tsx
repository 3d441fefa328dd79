import { sportByIndex } from "@teamwright/domain";
import type { HeldTeam, TransferPlan } from "@teamwright/transfer";
import type { ReactNode } from "react";
import { t } from "#i18n/translate.ts";
import type { StoredTransfer } from "#data/transfer/transfer-record.ts";
import { Chip } from "#ui/chip.tsx";
import classes from "./arena.module.css";
import { nameOf } from "./name-of.ts";
import { TeamChange } from "./team-change.tsx";
import type { Edit } from "./team-change.tsx";

interface SlotListProps {
  readonly storedTransfer: StoredTransfer;
  /** The app's teams in its order. */
  readonly heldTeams: readonly HeldTeam[];
  readonly plan: TransferPlan;
  readonly hint: string;
  /** Custom: the held teams that may be replaced. */
  readonly replace?: readonly string[];
  readonly onToggle?: (id: string) => void;
}

/** Each place of the app: what it holds now and what it will hold. */
export const SlotList = ({ storedTransfer, heldTeams, plan, hint, replace, onToggle }: SlotListProps) => {
  const edits = new Map(plan.steps.flatMap((step) => (step.kind === "edit" ? [[step.held.id, step]] : [])));
  const there = new Map(plan.present.map((pair) => [pair.held.id, pair.team.key]));
  const adds = plan.steps.filter(({ kind }) => kind === "add");
  const changedCount = [...edits.values()].reduce((sum, { changes }) => sum + changes.in.length, 0);
  const numberOf = (key: string): number => storedTransfer.selectedTeams[Number(key)]?.number ?? 0;
  const staying = heldTeams.filter(({ id }) => !edits.has(id)).length;
  // Where places are chosen, and where nothing changes, all of them are in view.
  const folds = onToggle === undefined && staying > 0 && plan.steps.length > 0;
  const slotOf = (team: HeldTeam, index: number) => {
    const present = there.get(team.id);
    const edit = edits.get(team.id);
    const choice = present === undefined && onToggle && replace;
    return (
      <Slot
        key={team.id}
        index={index}
        badge={<SlotBadge there={present !== undefined} edit={edit} />}
        change={edit && <TeamChange storedTransfer={storedTransfer} edit={edit} />}
        {...(choice ? { checked: choice.includes(team.id), onToggle: () => onToggle(team.id) } : {})}
      >
        {present !== undefined ? (
          t("transfer.sameAs", { n: numberOf(present) })
        ) : edit === undefined ? (
          <HeldWords storedTransfer={storedTransfer} team={team} />
        ) : (
          t("transfer.becomes", { n: numberOf(edit.team.key) })
        )}
      </Slot>
    );
  };
  return (
    <div className={classes["plan"]}>
      <p className={classes["hint"]}>
        {edits.size > 0 ? t("transfer.fewest", { teams: edits.size, n: changedCount }) : hint}
      </p>
      <ul role="list" className={classes["list"]}>
        {heldTeams.map((team, index) => (folds && !edits.has(team.id) ? null : slotOf(team, index)))}
        {adds.map(({ team }, index) => (
          <Slot
            key={team.key}
            index={heldTeams.length + index}
            badge={<Chip tone="ok">{t("transfer.badge.new")}</Chip>}
          >
            {t("transfer.newTeam", { n: numberOf(team.key) })}
          </Slot>
        ))}
      </ul>
      {folds && (
        <details className={classes["staying"]}>
          <summary>{t("transfer.staying", { n: staying })}</summary>
          <ul role="list" className={classes["list"]}>
            {heldTeams.map((team, index) => (edits.has(team.id) ? null : slotOf(team, index)))}
          </ul>
        </details>
      )}
    </div>
  );
};

interface SlotProps {
  readonly index: number;
  readonly badge: ReactNode;
  /** Under the other words, across the whole row. */
  readonly change?: ReactNode;
  readonly checked?: boolean;
  readonly onToggle?: () => void;
  readonly children: ReactNode;
}

const Slot = ({ index, badge, change, checked, onToggle, children }: SlotProps) => {
  const place = t("transfer.place", { n: index + 1 });
  const words = (
    <>
      <span className={classes["place"]}>{place}</span>
      <span className={classes["words"]}>{children}</span>
      {badge}
    </>
  );
  const below = change && <div className={classes["wholeRow"]}>{change}</div>;
  if (onToggle === undefined)
    return (
      <li className={classes["slot"]}>
        {words}
        {below}
      </li>
    );
  return (
    <li className={`${classes["slot"]} ${classes["choice"]}`}>
      <label className={classes["wholeRow"]}>
        <input
          type="checkbox"
          className={classes["tick"]}
          aria-label={t("transfer.replacePlace", { n: index + 1 })}
          checked={checked ?? false}
          onChange={onToggle}
        />
        {words}
      </label>
      {below}
    </li>
  );
};

const SlotBadge = ({ there, edit }: { readonly there: boolean; readonly edit: Edit | undefined }) => {
  if (there) return <Chip>{t("transfer.badge.there")}</Chip>;
  if (edit === undefined) return <Chip>{t("transfer.badge.kept")}</Chip>;
  return <Chip tone="accent">{t("transfer.badge.edit", { n: edit.size })}</Chip>;
};

/** A team that stays as it is, by its captain and vice-captain. */
const HeldWords = ({
  storedTransfer,
  team,
}: {
  readonly storedTransfer: StoredTransfer;
  readonly team: HeldTeam;
}) =>
  t("transfer.heldTeam", {
    sport: sportByIndex(storedTransfer.match.sport_index).slug,
    captain: nameOf(storedTransfer, team.captain),
    viceCaptain: nameOf(storedTransfer, team.viceCaptain),
  });
