/** The two colours by which a car is known from afar: wall and roof. */

import type { CarId } from "./carGeometry.ts";

export const CAR_PAINT: Record<CarId, readonly [string, string]> = {
  locomotive: ["#8f2f2a", "#3d2f33"],
  baggage: ["#8d5d35", "#6e4526"],
  second_class: ["#6b7f3e", "#57534a"],
  first_class: ["#7c2338", "#e3b04b"],
  restaurant: ["#2f7f7a", "#f4e3b8"],
  mail: ["#34517f", "#3b4868"],
  saloon: ["#6b4180", "#f0c869"],
  armored_locomotive: ["#56606a", "#3b424b"],
  tender: ["#454d57", "#2b2a30"],
  armored: ["#66707a", "#454d57"],
  armory: ["#5f5b3c", "#454d57"],
  infirmary: ["#b9c4b4", "#454d57"],
  super_locomotive: ["#b8402e", "#3e4450"],
  super_car: ["#b8402e", "#3e4450"],
};
