import { sportByIndex } from "@teamwright/domain";
import { memo } from "react";
import { shortName } from "#blocks/team/short-name.ts";
import type { AttemptRecord } from "#data/records/attempt-record.ts";
import { factsOfTeams } from "#data/records/attempt-facts.ts";
import { findAttempt } from "#data/records/attempts.ts";
import type { MatchRecord } from "#data/records/match-record.ts";
import { useLive } from "#data/records/use-live.ts";
import { t } from "#i18n/translate.ts";
import { useWide } from "#lib/use-wide.ts";
import classes from "./previous-match.module.css";

/** How many captains and sides a card names. */
const NAMED = 3;

interface AttemptFactsProps {
  readonly match: MatchRecord;
  readonly attempt: AttemptRecord;
}

const listOf = (names: readonly string[]): string => {
  const shown = names.slice(0, NAMED).join(", ");
  const more = names.length - NAMED;
  return more > 0 ? t("my-matches.andMore", { list: shown, more }) : shown;
};

/** The captains, sides and credits of an attempt's teams, the most frequent first. */
export const AttemptFacts = memo(function AttemptFacts({ match, attempt }: AttemptFactsProps) {
  const { match_id: matchId, id, number_of_teams: teams, time } = attempt;
  const { value: facts } = useLive(
    async (db) => {
      const opened = await findAttempt(matchId, id, db);
      return opened === null ? null : factsOfTeams(opened.teams.teams, opened.teams.player_list);
    },
    [matchId, id, teams, time],
  );
  const names = new Map(match.player_list.flat().map((player) => [player.player_index, player.name]));
  const wide = useWide();
  const nameOf = (index: number): string => {
    const name = names.get(index) ?? `#${index}`;
    return wide ? name : shortName(name);
  };
  if (facts === null) return null;
  const rows = facts && [
    [
      t("my-matches.captains", { sport: sportByIndex(match.sport_index).slug }),
      listOf(facts.captains.map(nameOf)),
    ],
    [t("my-matches.sides"), listOf(facts.sides)],
    [
      t("my-matches.credits"),
      facts.credits[0] === facts.credits[1]
        ? facts.credits[0].toFixed(1)
        : t("my-matches.fromTo", {
            from: facts.credits[0].toFixed(1),
            to: facts.credits[1].toFixed(1),
          }),
    ],
  ];
  return (
    <dl className={classes["facts"]}>
      {rows?.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
});
