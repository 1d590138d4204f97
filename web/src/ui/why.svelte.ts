/** "Why?": the clauses of the rules behind something, in a sheet over whatever is shown. */

class Why {
  clauses = $state.raw<readonly string[]>([]);
}

export const asked = new Why();

/** Show these clauses. */
export function why(clauses: readonly string[]): void {
  asked.clauses = clauses;
}
