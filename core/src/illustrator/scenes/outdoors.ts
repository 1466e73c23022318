import {
  building,
  disc,
  hill,
  line,
  moon,
  mountain,
  oval,
  palm,
  pine,
  rect,
  shape,
  star,
  tree,
} from "./props.ts";
import { fair, type Place, sun } from "./place.ts";

const bulbs = (y: number, sag: number): string => {
  const lamps = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return disc(110 + 804 * t, y + sag * 4 * t * (1 - t) + 10, 8, "#f8dc9a");
  });
  return line(`M110 ${y}Q512 ${y + sag * 2} 914 ${y}`, "#cfc7c1", 3) + lamps.join("");
};

const FLAGS = ["#f4cfcd", "#f9e3b4", "#cfe0ea", "#d6e6cc"];

/** Small flags on a string that hangs from side to side. */
const bunting = (y: number, sag: number): string => {
  const flags = Array.from({ length: 11 }, (_, at) => {
    const t = (at + 0.5) / 11;
    const [x, top] = [110 + 804 * t, y + sag * 4 * t * (1 - t)];
    return shape(`M${x - 24} ${top}H${x + 24}L${x} ${top + 46}Z`, FLAGS[at % FLAGS.length]!);
  });
  return line(`M110 ${y}Q512 ${y + sag * 2} 914 ${y}`, "#cfc7c1", 3) + flags.join("");
};

const BALLOONS = [
  [752, 590, "#f4c9c0"],
  [830, 540, "#f7dfae"],
  [836, 640, "#c9dcea"],
] as const;

/** All three are tied to one stake. */
const balloon = (x: number, y: number, colour: string): string =>
  line(`M${x} ${y + 46}Q${x} ${y + 150} 800 836`, "#cfc7c1", 3) +
  oval(x, y, 36, 46, colour) +
  shape(`M${x - 8} ${y + 54}L${x} ${y + 42}L${x + 8} ${y + 54}Z`, colour);

/** A stall with a striped awning, from its left edge. */
const stall = (left: number, colour: string): string =>
  rect(left + 14, 560, 10, 270, "#d8c8b5") +
  rect(left + 176, 560, 10, 270, "#d8c8b5") +
  [0, 1, 2, 3, 4]
    .map((at) => {
      const x = left + at * 40;
      const fill = at % 2 === 0 ? colour : "#fdf8f1";
      return rect(x, 520, 40, 56, fill) + disc(x + 20, 576, 20, fill);
    })
    .join("") +
  rect(left + 4, 716, 192, 16, "#dcc5a8", 4) +
  rect(left + 16, 732, 168, 98, "#ecdfcd") +
  disc(left + 60, 700, 16, "#f4cfcd") +
  disc(left + 98, 700, 16, "#f7dfae") +
  disc(left + 136, 700, 16, "#c3d9bb");

/** Places under the sky. */
export const OUTDOORS = {
  beach: {
    says: "on a beach",
    draw: (light) =>
      sun(light) +
      rect(60, 560, 920, 230, "#cfe6ec") +
      line(
        "M130 610q18 -10 36 0t36 0M790 640q18 -10 36 0t36 0M180 690q18 -10 36 0t36 0M700 700q18 -10 36 0t36 0",
        "#e8f4f6",
        5,
      ) +
      shape("M60 770C260 730 420 760 560 748S860 730 980 760V1000H60Z", "#f6e8cb") +
      palm(206, 806, 360, "#bcdabd", "#dcc6a4") +
      line("M742 690V846", "#d9c4a3", 6) +
      shape("M652 766C652 672 832 672 832 766Z", "#f6c9b8") +
      shape("M698 766C700 700 720 690 742 690S784 700 786 766Z", "#fbe6dc"),
  },
  city: {
    says: "in the city",
    draw: (light) => {
      const lit = light.dark ? [0, 2, 5] : [];
      const [wall, glass] = light.dark ? ["#d5d8e6", "#c5c9db"] : ["#e4e8ee", "#f3f5f8"];
      return (
        sun(light, 690, 214) +
        fair(light, 280, 270, 40) +
        building(96, 900, 130, 420, wall, glass, lit) +
        building(232, 900, 104, 310, light.dark ? "#cdd1e1" : "#d9dfe7", glass, lit) +
        building(690, 900, 110, 350, light.dark ? "#cdd1e1" : "#d9dfe7", glass, lit) +
        building(806, 900, 140, 500, wall, glass, lit) +
        rect(60, 868, 920, 120, "#e9e7e6") +
        tree(356, 872, 120, "#cfe0cd", "#d6c9bb")
      );
    },
  },
  park: {
    says: "in a park",
    draw: (light) =>
      sun(light, 720, 230) +
      fair(light, 300, 260, 42) +
      hill(700, 70, "#dcead5") +
      tree(214, 800, 270, "#c3dcbd", "#d8c8b5") +
      tree(848, 770, 200, "#cbe1c4", "#d8c8b5") +
      hill(800, 30, "#cfe3c6") +
      rect(640, 780, 170, 12, "#dcc5a8", 4) +
      rect(640, 752, 170, 12, "#dcc5a8", 4) +
      rect(654, 752, 8, 74, "#cdb698") +
      rect(788, 752, 8, 74, "#cdb698"),
  },
  mountains: {
    says: "in the mountains",
    draw: (light) =>
      sun(light, 690, 214) +
      mountain(270, 760, 250, 400, "#d5dfe4", "#f7fafb") +
      mountain(770, 760, 280, 470, "#cbd8de", "#f7fafb") +
      mountain(520, 780, 190, 230, "#dde6e9", "#f7fafb") +
      hill(770, 44, light.snow ? "#f4f8fb" : "#d3e2cf") +
      pine(190, 850, 170, "#b9d2bd", light.snow ? "#ffffff" : undefined) +
      pine(290, 880, 120, "#c3d9c5", light.snow ? "#ffffff" : undefined) +
      pine(856, 860, 190, "#b9d2bd", light.snow ? "#ffffff" : undefined),
  },
  snow: {
    says: "in the snow",
    draw: (light) =>
      sun(light, 700, 220) +
      hill(720, 70, "#e6eff6") +
      pine(190, 820, 230, "#bfd5cb", "#ffffff") +
      pine(300, 850, 150, "#c9dcd3", "#ffffff") +
      pine(840, 830, 250, "#bfd5cb", "#ffffff") +
      pine(740, 860, 130, "#c9dcd3", "#ffffff") +
      hill(830, 28, "#f6fafd"),
  },
  evening: {
    says: "at an evening party",
    draw: () =>
      moon(740, 250, 42, "#f7efcf") +
      [
        [240, 300, 9],
        [330, 220, 7],
        [640, 190, 8],
        [830, 380, 8],
        [190, 420, 7],
      ]
        .map(([x, y, r]) => star(x!, y!, r!, "#f7efcf"))
        .join("") +
      bulbs(470, 60) +
      building(100, 900, 120, 260, "#d0d0e4", "#c2c3dc", [1, 4]) +
      building(810, 900, 130, 320, "#d0d0e4", "#c2c3dc", [0, 3, 5]) +
      rect(60, 860, 920, 140, "#dcd6e4"),
  },
  celebration: {
    says: "at a party by day",
    draw: (light) =>
      sun(light, 740, 236) +
      fair(light, 300, 250, 40) +
      hill(730, 56, "#dcead5") +
      tree(190, 800, 220, "#c6dfbf", "#d8c8b5") +
      bunting(330, 64) +
      BALLOONS.map(([x, y, colour]) => balloon(x, y, colour)).join("") +
      hill(820, 26, "#cfe3c6"),
  },
  fair: {
    says: "at an open-air festival",
    draw: (light) =>
      (light.dark ? moon(740, 236, 40, "#f7efcf") : sun(light, 740, 236)) +
      (light.dark ? bulbs(400, 56) : bunting(380, 56)) +
      hill(760, 30, light.snow ? "#f4f8fb" : "#dcead5") +
      stall(112, "#f1cdbd") +
      stall(716, "#cfe0ea") +
      hill(840, 18, light.snow ? "#f6fafd" : "#d0e3c7"),
  },
  garden: {
    says: "at a celebration in a garden",
    draw: () =>
      hill(760, 40, "#dbe9d4") +
      line("M226 850V420C226 180 798 180 798 420V850", "#cbdcc2", 26) +
      [
        [226, 520],
        [230, 380],
        [290, 280],
        [400, 232],
        [512, 216],
        [630, 234],
        [734, 286],
        [792, 380],
        [798, 520],
        [226, 660],
        [798, 660],
      ]
        .map(
          ([x, y], i) =>
            disc(x!, y!, 27, ["#f4cfcd", "#f9e3d2", "#efd4e2"][i % 3]!) +
            disc(x!, y!, 11, "#fdf3df") +
            disc(x! + 32, y! + 16, 13, "#c3d9bb"),
        )
        .join("") +
      hill(836, 20, "#d0e3c7"),
  },
  track: {
    says: "out for sport",
    draw: (light) =>
      sun(light, 720, 226) +
      hill(690, 50, "#dcebd8") +
      tree(180, 740, 150, "#c8dfc2", "#d8c8b5") +
      tree(860, 740, 170, "#c8dfc2", "#d8c8b5") +
      rect(60, 736, 920, 270, "#f1cdbd") +
      line("M60 780H980M60 836H980M60 900H980", "#fbf0ea", 7),
  },
} as const satisfies Record<string, Place>;
