/** How it stands with a bandit, by the numbers of the scene. */

export const BESIDE = 0;
export const ABOARD = 1;
export const FALLEN = 2;
export const OUT = 3;
