import { Link } from "react-router";
import type { Player, Sport } from "@teamwright/domain";
import type { PredictionSection } from "@teamwright/domain/prediction";
import { sectionName } from "#blocks/prediction/section-name.ts";
import { PlayerPills } from "#blocks/prediction/player-pills.tsx";
import { t } from "#i18n/translate.ts";
import { pathTo } from "#lib/paths.ts";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { entryVotes, playerVotes } from "./compare.ts";
import type { Vote } from "./compare.ts";
import classes from "./predictions.module.css";

interface VotesProps {
  readonly predictions: readonly (readonly PredictionSection[])[];
  readonly names: readonly string[];
  readonly match: string;
  readonly players: readonly Player[];
  readonly sport: Sport;
}

const at = (players: readonly Player[], votes: readonly Vote[]): Player[] =>
  votes.flatMap(({ id }) => players.find((player) => player.player_index === id) ?? []);

/** Players whom all name, and those whom only some do. */
export const AgreedPlayers = ({
  id,
  predictions,
  match,
  players,
  sport,
}: VotesProps & { readonly id: 3 | 4 }) => {
  const votes = playerVotes(predictions, id);
  const all = votes.filter(({ by }) => by.length === predictions.length);
  const some = votes.filter(({ by }) => by.length < predictions.length);
  return (
    <Card heading={sectionName(id, sport)}>
      <div className={classes["group"]}>
        <h3>{t("predictions.byAll")}</h3>
        <PlayerPills label={t("predictions.byAll")} players={at(players, all)} match={match} />
      </div>
      {some.length > 0 && (
        <div className={classes["group"]}>
          <h3>{t("predictions.bySome")}</h3>
          <PlayerPills label={t("predictions.bySome")} players={at(players, some)} match={match} />
        </div>
      )}
    </Card>
  );
};

/** So many candidates are shown; the rest are named by few. */
const SHOWN = 8;

/** Candidates for captain or vice-captain with how many predictions name them. */
export const CaptainVotes = ({
  id,
  predictions,
  match,
  players,
  sport,
}: VotesProps & { readonly id: 5 | 6 }) => {
  const total = predictions.length;
  return (
    <Card heading={sectionName(id, sport)}>
      <ul className={classes["votes"]}>
        {playerVotes(predictions, id)
          .slice(0, SHOWN)
          .map(({ id: index, by }) => (
            <li key={index}>
              <Link to={pathTo("player", { match, player: index })}>
                {players.find((player) => player.player_index === index)?.name}
              </Link>
              <span className={classes["bar"]} aria-hidden="true">
                <span style={{ width: `${(100 * by.length) / total}%` }} />
              </span>
              <span className={classes["meta"]}>{t("predictions.ofAll", { n: by.length, total })}</span>
            </li>
          ))}
      </ul>
    </Card>
  );
};

/** Entries of a table: those of all first, the others with who chose them. */
export const EntryVotes = ({ id, predictions, names, sport }: VotesProps & { readonly id: 8 | 9 | 10 }) => {
  const table = { 8: sport.partitions, 9: sport.combinations, 10: sport.pattern1Splits }[id];
  const votes = entryVotes(predictions, id);
  if (votes.length === 0) return null;
  const voterText = ({ by }: Vote) =>
    by.length === predictions.length
      ? t("predictions.allOfThem")
      : by.map((place) => names[place] ?? "").join(", ");
  return (
    <Card heading={sectionName(id, sport)}>
      <div className={classes["presets"]}>
        {votes.slice(0, 3 * SHOWN).map((vote) => (
          <Chip key={vote.id} tone={vote.by.length === predictions.length ? "accent" : "neutral"}>
            {t("predictions.entryBy", { entry: table[vote.id]?.join("-") ?? "", who: voterText(vote) })}
          </Chip>
        ))}
      </div>
    </Card>
  );
};
