import { sportByIndex } from "@teamwright/domain";
import type { MatchDetail } from "@teamwright/domain";
import type { BoundWords } from "@teamwright/text/strategy-bounds";
import { currentLanguage, t } from "#i18n/translate.ts";
import { playersOf } from "./pool.ts";

/** The names of a match's players and sides for descriptions of bounds, notices and refusals. */
export function boundWordsOf(match: MatchDetail): BoundWords {
  const names = new Map(playersOf(match).map((player) => [player.player_index, player.name]));
  const sport = sportByIndex(match.sport_index);
  return {
    say: (key, values) => t(key, { sport: sport.slug, ...values }),
    language: currentLanguage(),
    nameOf: (index) => names.get(index) ?? t("strategy-bounds.player", { index }),
    sideName: (side) => (side === "left" ? match.left_team_name : match.right_team_name),
    roleCode: (role) => sport.roles[role]?.code ?? String(role),
  };
}
