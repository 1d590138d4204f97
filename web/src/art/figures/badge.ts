/** The badges of the two teams. */

import { PAPER, TEAM, type Team } from "../palette.ts";
import { type Part, cut, disc, dot } from "../paper.ts";

/** The badge of a team: a round blue one, a red one with corners. */
// prettier-ignore
export function badge(team: Team): Part[] {
  const paint = TEAM[team];
  const ribbon: Part = {
    d: cut(
      [
        [-5, 3],
        [-7, 14],
        [-2, 11],
        [0, 15],
        [2, 11],
        [7, 14],
        [5, 3],
      ],
      2,
      0.3,
    ),
    f: paint,
  };
  return team === "blue"
    ? [ribbon, { d: disc(0, 0, 8.4), f: PAPER, lift: 0.8 }, { d: disc(0, 0, 6.2), f: paint }, { d: dot(0, 0, 2.4), f: PAPER }]
    : [
        ribbon,
        {
          d: cut(
            [
              [0, -10],
              [10, 0],
              [0, 10],
              [-10, 0],
            ],
            2,
            0.3,
          ),
          f: PAPER,
          lift: 0.8,
        },
        {
          d: cut(
            [
              [0, -7],
              [7, 0],
              [0, 7],
              [-7, 0],
            ],
            2,
            0.2,
          ),
          f: paint,
        },
        {
          d: cut(
            [
              [0, -2.8],
              [2.8, 0],
              [0, 2.8],
              [-2.8, 0],
            ],
            2,
            0.1,
          ),
          f: PAPER,
        },
      ];
}
