import { calmDay, type Weather } from "@fit-closet/core";

/** A request, and the weather it is asked in. */
export type Asked = readonly [prompt: string, tempC: number, precip?: Weather["precip"]];

/** Requests of all sorts. */
export const ASKED: readonly Asked[] = [
  ["What shall I wear to the office today?", 14],
  ["Job interview at a bank", 18],
  ["Dinner at a small Italian place", 16],
  ["A hike in the hills", 9],
  ["Errands in town, and it is pouring", 11, "rain"],
  ["A wedding as a guest", 23],
  ["The funeral of a neighbour", 8],
  ["Brunch on Sunday", 24],
  ["A run along the river", 12],
  ["Sofa and a series", 10],
  ["First date at a wine bar", 17],
  ["A long train ride, comfortable please", 13],
  ["A client meeting, then drinks", 19],
  ["Snowball fight with the kids", -3, "snow"],
  ["A museum with my sister, no black please", 15],
  ["Garden party on a hot day", 30],
  ["A gallery opening", 12],
  ["Helping a friend move house", 16],
  ["The theatre with my parents", 7],
  ["A walk on a windy beach", 12],
  ["Parents' evening at school", 10],
  ["University lectures all day", 18],
  ["Christmas market at night", 1],
  ["Lunch with my boss", 21],
  ["Picnic in the park", 26],
  ["A concert in a club", 14],
  ["Visiting a mosque on holiday", 28],
  ["Baby shower in the afternoon", 20],
  ["Walking the dog in the rain", 9, "rain"],
  ["Working from home, one video call", 20],
];

export const weatherOf = ([, tempC, precip]: Asked): Weather => ({
  ...calmDay(tempC, precip),
  windKmh: 10,
});
