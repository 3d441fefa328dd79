import { NativeSelect } from "#ui/native-select.tsx";
import type { FantasyPlayer } from "@teamwright/contract";
import type { Player } from "@teamwright/domain";
import { t } from "#i18n/translate.ts";
import { ChipButton } from "#ui/chip.tsx";
import type { Pairs } from "./pairing.ts";
import classes from "./mapper-desk.module.css";

interface MappedPairProps {
  readonly player: Player;
  readonly role: string;
  /** The app's name. */
  readonly app: string;
  readonly theirPlayers: readonly FantasyPlayer[];
  readonly ourPlayers: readonly Player[];
  readonly pairs: Pairs;
  /** Ids that may be the player, the likeliest first. */
  readonly candidates: readonly string[];
  readonly onChoose: (id: string | null) => void;
}

/** One of our players and the app's player with whom he is paired. */
export const PairRow = (props: MappedPairProps) => {
  const { player, role, app, theirPlayers, ourPlayers, pairs, candidates, onChoose } = props;
  const chosenId = pairs.get(player.player_index) ?? "";
  const nameOfOurs = new Map(ourPlayers.map(({ player_index, name }) => [player_index, name]));
  const ownerOf = new Map([...pairs].map(([index, id]) => [id, nameOfOurs.get(index) ?? ""]));
  const wordsOf = ({ id, name, player_role }: FantasyPlayer): string => {
    const words = `${name} · ${player_role}`;
    const owner = ownerOf.get(id);
    return owner === undefined || id === chosenId
      ? words
      : t("mapper-desk.takenBy", { name: words, ours: owner });
  };
  // Free players come first: they are what is looked for.
  const listedPlayers = theirPlayers.toSorted(
    (one, other) =>
      Number(ownerOf.has(one.id)) - Number(ownerOf.has(other.id)) || one.name.localeCompare(other.name),
  );
  const suggestedPlayers = candidates
    .filter((id) => !ownerOf.has(id))
    .flatMap((id) => theirPlayers.find((one) => one.id === id) ?? []);
  return (
    <li className={classes["pair"]}>
      <span className={classes["who"]}>
        <b>{player.name}</b>
        <span>{[role, player.team_name].join(" · ")}</span>
      </span>
      <NativeSelect
        aria-label={t("mapper-desk.pairOf", { name: player.name, app })}
        value={chosenId}
        data={[
          { value: "", label: t("mapper-desk.notInApp", { app }) },
          ...listedPlayers.map((one) => ({ value: one.id, label: wordsOf(one) })),
        ]}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === "" ? null : currentTarget.value)}
      />
      {chosenId === "" && suggestedPlayers.length > 0 && (
        <div className={classes["chips"]}>
          {suggestedPlayers.map((one) => (
            <ChipButton
              key={one.id}
              tone="accent"
              label={t("mapper-desk.suggest", { name: one.name, ours: player.name })}
              onClick={() => onChoose(one.id)}
            >
              {one.name}
            </ChipButton>
          ))}
        </div>
      )}
    </li>
  );
};
