/** Between two teams. Source: document 002, section 9. Milliseconds. */
const PAUSE = 100;
/** After a round in which no team got a link; it doubles with each such round. Milliseconds. */
const FIRST_WAIT = 1000;
/** Rounds without a new link after which the rest is given up. */
const MAX_FRUITLESS = 4;

interface LinkRun<Team> {
  readonly teams: readonly Team[];
  /** Makes and stores one link; false when it failed. */
  readonly make: (team: Team) => Promise<boolean>;
  readonly signal: AbortSignal;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Links for the teams, one at a time. A team that failed goes to the end of the queue without a message. Returns how many
 * are left without a link: 0 unless it was cancelled or nothing worked any more.
 */
export async function makeLinks<Team>(run: LinkRun<Team>): Promise<number> {
  const { make, signal, wait = sleep } = run;
  let queue = run.teams;
  for (let fruitless = 0; queue.length > 0 && fruitless < MAX_FRUITLESS;) {
    const failedTeams: Team[] = [];
    for (const [index, team] of queue.entries()) {
      if (signal.aborted) return queue.length - index + failedTeams.length;
      if (!(await make(team))) failedTeams.push(team);
      await wait(PAUSE);
    }
    fruitless = failedTeams.length === queue.length ? fruitless + 1 : 0;
    queue = failedTeams;
    if (fruitless > 0) await wait(FIRST_WAIT * 2 ** (fruitless - 1));
  }
  return queue.length;
}
