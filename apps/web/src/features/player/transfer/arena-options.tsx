import { Button } from "#ui/button.tsx";
import { identityOf, planTransfer } from "@teamwright/transfer";
import type { TransferOption } from "@teamwright/transfer";
import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { t } from "#i18n/translate.ts";
import type { LinkedApp } from "#data/transfer/linked-apps.ts";
import type { ShownPlan } from "#data/transfer/runner.ts";
import type { StoredTransfer, TransferChoice } from "#data/transfer/transfer-record.ts";
import { noteChoice } from "#data/transfer/transfers.ts";
import { wantedTeams } from "#data/transfer/wanted-teams.ts";
import { useServerSeconds } from "#lib/server-clock.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonList } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { Tabs, TabPanel } from "#ui/tabs.tsx";
import { FooterProblem } from "#ui/footer-problem.tsx";
import { useTapRefusal } from "#ui/use-tap-refusal.ts";
import { ChooseForMe } from "./choose-for-me.tsx";
import { PlanFigures } from "./plan-figures.tsx";
import { SlotList } from "./slot-list.tsx";
import { useAppTeams } from "./use-app-teams.ts";
import type { WhyUnlinked } from "./use-leave-for-profile.ts";

type OptionName = TransferChoice["name"];

interface ArenaOptionsProps {
  readonly storedTransfer: StoredTransfer;
  readonly app: LinkedApp;
  readonly footer: HTMLElement | null;
  readonly onStart: (option: TransferOption, plan: ShownPlan) => void;
  /** The app refused to list its teams. */
  readonly onFailed: () => void;
  readonly leave: (why: WhyUnlinked) => void;
}

const optionNames: readonly OptionName[] = ["all", "new", "custom"];

/** The three options, what the app holds now and what it will hold, and the button that starts. */
export const ArenaOptions = ({
  storedTransfer,
  app,
  footer,
  onStart,
  onFailed,
  leave,
}: ArenaOptionsProps) => {
  const { appTeams, unreachable, retry } = useAppTeams(storedTransfer, {
    onFailed,
    onExpired: () => leave("expired"),
  });
  const { wanted, unknown } = useMemo(() => wantedTeams(storedTransfer), [storedTransfer]);
  const [choice, setChoice] = useState<TransferChoice>(storedTransfer.choice ?? { name: "all", replace: [] });
  const refusedTap = useTapRefusal(choice);
  const [busy, setBusy] = useState(false);
  const now = useServerSeconds() * 1000;
  if (appTeams === undefined && unreachable)
    return (
      <ErrorState
        title={t("transfer.loadingFailed")}
        offlineHint={t("transfer.loadingOffline")}
        onRetry={retry}
      />
    );
  if (appTeams === undefined) return <SkeletonList label={t("transfer.loadingTeams")} rows={8} height={52} />;
  // Since the choice was stored, the app may have lost teams that were to be replaced.
  const replace = choice.replace.filter((id) => appTeams.teams.some((team) => team.id === id));
  const name = choice.name === "custom" && appTeams.teams.length === 0 ? "all" : choice.name;
  const option: TransferOption = name === "custom" ? { kind: name, replace } : { kind: name };
  const plan = planTransfer({ held: appTeams.teams, wanted, limit: appTeams.limit, option });
  const missing = wanted.length - plan.present.length - plan.repeated.length;

  const change = (next: TransferChoice) => {
    setChoice(next);
    void noteChoice(storedTransfer.id, next);
  };
  const choose = (next: OptionName) => {
    if (next === "custom" && appTeams.teams.length === 0) {
      refusedTap.refuse(t("transfer.existingTeamsEmpty"));
      return;
    }
    change({ name: next, replace });
  };
  const toggle = (id: string) => {
    const next = replace.includes(id) ? replace.filter((one) => one !== id) : [...replace, id];
    if (next.length > missing && next.length > replace.length) {
      refusedTap.refuse(t("transfer.insufficientTeams"));
      return;
    }
    change({ name, replace: next });
  };
  const start = () => {
    if (busy) return;
    setBusy(true);
    onStart(option, {
      leftOut: new Set([...plan.leftOut, ...plan.repeated].map(({ key }) => key)),
      shownTeams: appTeams.teams.map(identityOf),
    });
  };
  const changes = plan.steps.length;
  const room = wanted.length - plan.leftOut.length - plan.repeated.length;
  return (
    <>
      <FooterProblem problem={refusedTap.shownRefusal} />
      <PlanFigures
        plan={plan}
        option={name}
        room={room}
        heldTeams={appTeams}
        app={app}
        unknown={unknown.length}
      />
      <Tabs
        id="options"
        label={t("transfer.options")}
        look="pill"
        items={optionNames.map((each) => ({ value: each, label: t(`transfer.option.${each}`) }))}
        value={name}
        onChange={choose}
      />
      <TabPanel id="options" value={name}>
        <SlotList
          storedTransfer={storedTransfer}
          heldTeams={appTeams.teams}
          plan={plan}
          hint={t(`transfer.optionHint.${name}`)}
          {...(name === "custom" ? { replace, onToggle: toggle } : {})}
        />
      </TabPanel>
      <Notice tone="accent">{t("transfer.nothingTwice")}</Notice>
      {footer &&
        createPortal(
          now >= appTeams.deadline ? (
            <LinkButton to={storedTransfer.origin.path}>{t("transfer.backToTeams")}</LinkButton>
          ) : (
            <>
              {plan.leftOut.length > 0 && name !== "custom" && room > 0 && (
                <ChooseForMe storedTransfer={storedTransfer} count={room} />
              )}
              <Button loading={busy} disabled={changes === 0} onClick={start}>
                {changes === 0 ? t("transfer.nothingToSend") : t("transfer.transferChanges", { n: changes })}
              </Button>
            </>
          ),
          footer,
        )}
    </>
  );
};
