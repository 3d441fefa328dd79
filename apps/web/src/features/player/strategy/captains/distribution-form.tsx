import { t } from "#i18n/translate.ts";
import { Button } from "#ui/button.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { Distribution, Player, Sport } from "@teamwright/domain";
import { useState } from "react";
import { ChoiceList } from "#blocks/choice-list/choice-list.tsx";
import { playersAt } from "#data/strategy/pool.ts";
import { checkShares } from "#data/strategy/step-rules.ts";
import { FormButtons } from "../flow/form-buttons.tsx";
import classes from "./leaders.module.css";

interface DistributionSettingsProps {
  readonly sport: Sport;
  readonly pool: readonly Player[];
  readonly candidates: readonly number[];
  readonly distribution: Distribution | undefined;
  readonly onChange: (distribution: Distribution) => void;
}

type ShareTexts = Readonly<Record<string, string>>;

/** Equal whole shares that add to 100: the initial values of custom shares. */
function equalShares(candidates: readonly number[]): ShareTexts {
  const base = Math.floor(100 / Math.max(1, candidates.length));
  const extra = 100 - base * candidates.length;
  return Object.fromEntries(candidates.map((index, at) => [index, String(at < extra ? base + 1 : base)]));
}

const sharesOf = (distribution: Distribution | undefined, candidates: readonly number[]): ShareTexts =>
  distribution?.mode === 2 && distribution.shares !== undefined
    ? Object.fromEntries(candidates.map((index) => [index, String(distribution.shares?.[index] ?? 0)]))
    : equalShares(candidates);

const toDistribution = (mode: 0 | 1 | 2, shares: ShareTexts): Distribution =>
  mode === 2
    ? {
        mode,
        shares: Object.fromEntries(Object.entries(shares).map(([index, share]) => [index, Number(share)])),
      }
    : { mode };

const SharesEditor = ({
  players,
  shares,
  onShares,
}: {
  readonly players: readonly Player[];
  readonly shares: ShareTexts;
  readonly onShares: (shares: ShareTexts) => void;
}) => {
  const sum = players.reduce((total, player) => total + (Number(shares[player.player_index]) || 0), 0);
  return (
    <div className={classes["section"]}>
      <div className={classes["total"]} aria-hidden="true">
        {players.map((player) => (
          <span
            key={player.player_index}
            className={classes["part"]}
            style={{ width: `${(Number(shares[player.player_index]) || 0) / Math.max(1, sum / 100)}%` }}
          />
        ))}
      </div>
      <output className={`${classes["sum"]} ${Math.abs(sum - 100) < 0.01 ? "" : classes["wrong"]}`}>
        {t("strategy.sharesSum", { sum })}
      </output>
      <ul className={classes["shares"]}>
        {players.map((player) => (
          <li key={player.player_index} className={classes["share"]}>
            <span className={classes["shareName"]}>{player.name}</span>
            <TextInput
              aria-label={t("strategy.shareOf", { name: player.name })}
              inputMode="decimal"
              rightSection="%"
              value={shares[player.player_index] ?? ""}
              onChange={(event) => {
                onShares({ ...shares, [player.player_index]: event.currentTarget.value });
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
};

const modes = ["0", "1", "2"] as const;
type DistributionMode = (typeof modes)[number];
const modeNumbers: Record<DistributionMode, 0 | 1 | 2> = { "0": 0, "1": 1, "2": 2 };

/** The shares of the candidates of a captaincy. */
export const DistributionForm = (props: DistributionSettingsProps & { readonly onClose: () => void }) => {
  const { sport, pool, candidates, distribution, onChange, onClose } = props;
  const [mode, setMode] = useState<DistributionMode>(modes[distribution?.mode ?? 0]);
  const [shares, setShares] = useState<ShareTexts>(() => sharesOf(distribution, candidates));
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (chosenMode: DistributionMode) => {
    setMode(chosenMode);
    setProblem(null);
    // Own shares have to add to 100 first.
    if (chosenMode !== "2") onChange(toDistribution(modeNumbers[chosenMode], shares));
  };
  const save = () => {
    const next = toDistribution(2, shares);
    const wrong = checkShares(next, candidates);
    setProblem(wrong);
    if (wrong !== null) return;
    onChange(next);
    onClose();
  };
  return (
    <div className={classes["section"]}>
      <ChoiceList
        label={t("strategy.distribution")}
        choices={[
          {
            value: "0",
            label: t("strategy.productSelection"),
            detail: t("strategy.productSelectionDetail", { sport: sport.slug }),
          },
          { value: "1", label: t("strategy.equalDistribution"), detail: t("strategy.equalDetail") },
          { value: "2", label: t("strategy.customDistribution"), detail: t("strategy.customDetail") },
        ]}
        value={mode}
        onChange={choose}
      />
      {mode === "2" &&
        (candidates.length === 0 ? (
          <p className={classes["sum"]}>{t("strategy.chooseFirst")}</p>
        ) : (
          <SharesEditor players={playersAt(pool, candidates)} shares={shares} onShares={setShares} />
        ))}
      {mode === "2" && candidates.length > 0 && (
        <FormButtons problem={problem} onCancel={onClose}>
          <Button onClick={save}>{t("common.update")}</Button>
        </FormButtons>
      )}
    </div>
  );
};
