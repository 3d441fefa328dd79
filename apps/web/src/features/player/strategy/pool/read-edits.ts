import { t } from "#i18n/translate.ts";
import type { Outcome, Player } from "@teamwright/domain";
import { fail, succeed } from "@teamwright/domain";
import type { PlayerEdit, StrategyDraft } from "#data/strategy/draft.ts";

/** The values typed for one player; an unchanged field is absent. */
export interface EditFields {
  readonly credits?: string;
  readonly percentage?: string;
  readonly role?: number;
}

/** A typed figure from 0 to 100; null for anything else. */
export const readFigure = (text: string): number | null => {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 && value <= 100 ? value : null;
};

/** The edits with the typed fields, or the problem, with the player's name. */
export function readEdits(
  fields: Readonly<Record<string, EditFields>>,
  squad: readonly Player[],
  before: StrategyDraft["edits"],
): Outcome<StrategyDraft["edits"], string> {
  const edits: Record<string, PlayerEdit> = { ...before };
  for (const [index, { credits, percentage, role }] of Object.entries(fields)) {
    const name = squad.find((player) => String(player.player_index) === index)?.name ?? index;
    const [newCredits, newPercentage] = [credits, percentage].map((text) =>
      text === undefined ? undefined : readFigure(text),
    );
    if (newCredits === null || newPercentage === null)
      return fail(t("replies.invalidInput", { field: name }));
    edits[index] = {
      ...edits[index],
      ...(newCredits === undefined ? {} : { credits: newCredits }),
      ...(newPercentage === undefined ? {} : { selected_by: newPercentage }),
      ...(role === undefined ? {} : { role }),
    };
  }
  return succeed(edits);
}
