/** How far the chat of each room was read on this device. */

const PLACE = "coltexpress-read";
const ROOMS = 20; // that are remembered

type Read = [room: string, line: number];

function all(): Read[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Read[];
  } catch {
    return []; // storage may be forbidden, or hold what another version wrote
  }
}

/** The number of the last line that was read in a room. */
export const readUpTo = (room: string): number => all().find(([code]) => code === room)?.[1] ?? 0;

/** Everything up to this line has been read. */
export function keepRead(room: string, line: number): void {
  const others = all().filter(([code]) => code !== room);
  try {
    localStorage.setItem(PLACE, JSON.stringify([[room, line], ...others].slice(0, ROOMS)));
  } catch {
    // a device that keeps nothing marks old lines once more
  }
}
