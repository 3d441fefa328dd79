import { compile, countTeams, generate, repairTeams, type EngineMatch } from "@teamwright/engine";
import type { Strategy } from "@teamwright/domain";
import type { BenchLine } from "../team-set/team-set.bench.ts";
import { bestTime } from "./best-time.ts";

const wholeNumber = new Intl.NumberFormat("en-US");

/** A strategy of few players whose set holds all its teams. */
const few = ({ players }: EngineMatch): Strategy => {
  const all = players.map((player) => player.player_index);
  return {
    sport: 0,
    players: all.filter((_, index) => index % 12 < 8),
    captains: all.slice(0, 2),
    vice_captains: all.slice(1, 4),
  };
};

/** Repair where no other team is left, against making the set: a person waits for both. */
export function repairLine(match: EngineMatch): BenchLine {
  const strategy = few(match);
  const compiled = compile(match, strategy);
  if (!compiled.ok) throw new Error(compiled.error.code);
  const { teams } = countTeams(compiled.value);
  const make = () => {
    const plan = compile(match, strategy);
    const made = plan.ok ? generate(plan.value, { teams, seed: 1 }) : plan;
    if (!made.ok) throw new Error(made.error.code);
    return made.value.teams;
  };
  const set = make();
  const out = strategy.players.slice(-1);
  return {
    work: `12 + 12: repair of all ${wholeNumber.format(teams)} teams, one player out, none left`,
    against: "making these teams",
    ours: bestTime(() => {
      const repair = repairTeams(match, strategy, set, { out, seed: 1 });
      if (!repair.ok || repair.value.changes.length > 0) throw new Error("a team was left");
    }),
    theirs: bestTime(make),
    atLeast: null,
    within: null,
    times: 10,
  };
}
