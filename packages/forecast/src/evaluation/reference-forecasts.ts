import type { CricketRole } from "../players/roles.ts";
import { addPoints, makeDistribution, meanOf, mix } from "../statistics/distribution.ts";
import type { PointWeights } from "../statistics/distribution.ts";

/** A player of an evaluated match: what he is, and what he got. */
export interface ScoredPlayer {
  readonly id: string;
  readonly side: 0 | 1;
  readonly role: CricketRole;
  readonly points: number;
}

/** Weight that earlier matches keep in form, and matches of the weight of its prior. */
const FORM_KEEP = 0.95;
const FORM_STRENGTH = 6;
const FORM_FROM = [0, 22, 27, 32, 37, 42, 47, 53, 60];
/** Matches of the weight of climatology in a player's own history, and in players of like form and role. */
const HISTORY_STRENGTH = 12;
const LIKE_STRENGTH = 20;

type PlayerIdentity = Pick<ScoredPlayer, "id" | "role">;

/** What the simple forecasts say of a player before a match. */
export interface ReferenceForecast {
  readonly form: number;
  readonly climatology: PointWeights;
  readonly history: PointWeights;
  readonly likeForm: PointWeights;
}

/** The forecasts that the model is compared with. They learn in the same run. */
export function referenceForecasts() {
  const climatology = [makeDistribution(), makeDistribution()] as const;
  const ownPoints = new Map<string, PointWeights & { formSum: number; formWeight: number }>();
  const byForm = new Map<string, PointWeights>();

  const formOf = (female: boolean, { id, role }: PlayerIdentity): number => {
    const known = ownPoints.get(id);
    const prior = meanOf(byForm.get(`${female}/${role}`) ?? climatology[female ? 1 : 0]);
    return ((known?.formSum ?? 0) + FORM_STRENGTH * prior) / ((known?.formWeight ?? 0) + FORM_STRENGTH);
  };
  const binKey = (female: boolean, role: CricketRole, form: number): string =>
    `${female}/${role}/${FORM_FROM.findLastIndex((from) => form >= from)}`;
  const shrunk = (
    base: PointWeights,
    knownPoints: PointWeights | undefined,
    strength: number,
  ): PointWeights =>
    knownPoints === undefined
      ? base
      : mix([
          [base, strength],
          [knownPoints, knownPoints.total],
        ]);

  return {
    forecast: (female: boolean, player: PlayerIdentity): ReferenceForecast => {
      const base = climatology[female ? 1 : 0];
      const form = formOf(female, player);
      return {
        form,
        climatology: base,
        history: shrunk(base, ownPoints.get(player.id), HISTORY_STRENGTH),
        likeForm: shrunk(base, byForm.get(binKey(female, player.role, form)), LIKE_STRENGTH),
      };
    },
    learn: (female: boolean, players: readonly ScoredPlayer[]): void => {
      const forms = players.map((player) => formOf(female, player));
      for (const [index, player] of players.entries()) {
        addPoints(climatology[female ? 1 : 0], player.points);
        const bins = [`${female}/${player.role}`, binKey(female, player.role, forms[index]!)];
        for (const key of bins) {
          const bin = byForm.get(key) ?? makeDistribution();
          byForm.set(key, bin);
          addPoints(bin, player.points);
        }
        const ownDistribution = ownPoints.get(player.id) ?? {
          ...makeDistribution(),
          formSum: 0,
          formWeight: 0,
        };
        ownPoints.set(player.id, ownDistribution);
        addPoints(ownDistribution, player.points);
        ownDistribution.formSum = ownDistribution.formSum * FORM_KEEP + player.points;
        ownDistribution.formWeight = ownDistribution.formWeight * FORM_KEEP + 1;
      }
    },
  };
}
