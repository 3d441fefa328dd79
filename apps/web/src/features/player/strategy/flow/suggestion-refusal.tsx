import { refusalText } from "@teamwright/text/strategy-bounds";
import { t } from "#i18n/translate.ts";
import { boundWordsOf } from "#data/strategy/bound-words.ts";
import type { StrategyContext } from "#data/strategy/use-strategy.ts";
import { isFault } from "#engine-client/calls.ts";
import type { AnswerOf } from "#engine-client/use-engine-call.ts";

interface SuggestionRefusalProps {
  readonly match: StrategyContext["match"];
  readonly error: Extract<AnswerOf<"suggestShapes">, { readonly ok: false }>["error"];
}

/** Why the engine suggests nothing. */
export const SuggestionRefusal = ({ match, error }: SuggestionRefusalProps) => (
  <p>{isFault(error) ? t("strategy.engineFailed") : refusalText(boundWordsOf(match), error)}</p>
);
