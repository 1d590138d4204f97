/** "Why?": the clauses of the rules behind something, in a sheet over whatever is shown. */

class Why {
  game = $state("");
  clauses = $state.raw<readonly string[]>([]);
}

export const asked = new Why();

/** Show these clauses. */
export function why(game: string, clauses: readonly string[]): void {
  asked.game = game;
  asked.clauses = clauses;
}
