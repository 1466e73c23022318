import type { Occasion } from "../../outfit.ts";
import {
  building,
  cloud,
  disc,
  hill,
  line,
  moon,
  mountain,
  oval,
  palm,
  pendant,
  pine,
  plant,
  rect,
  shape,
  star,
  tree,
} from "./props.ts";

/** What the light is like: the sky's tint and whether lamps, moon or sun are out. */
export type Light = {
  sky: string;
  dark: boolean;
  snow: boolean;
  warm: boolean;
  overcast: boolean;
};

type Place = { says: string; draw: (light: Light) => string };

/** Sun or moon with a few stars; nothing where clouds are drawn instead. */
function sun({ dark, warm, sky, overcast }: Light, x = 742, y = 236): string {
  if (overcast) return "";
  const glow = "#f7efcf";
  return dark
    ? moon(x, y, 40, glow, sky) +
        star(660, 190, 8, glow) +
        star(820, 330, 7, glow) +
        star(270, 250, 8, glow)
    : disc(x, y, 52, warm ? "#fbd99a" : "#fbe7b6");
}

const fair = ({ overcast }: Light, x: number, y: number, size: number): string =>
  overcast ? "" : cloud(x, y, size, "#ffffff");

const bulbs = (y: number, sag: number): string => {
  const lamps = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return disc(110 + 804 * t, y + sag * 4 * t * (1 - t) + 10, 8, "#f8dc9a");
  });
  return line(`M110 ${y}Q512 ${y + sag * 2} 914 ${y}`, "#cfc7c1", 3) + lamps.join("");
};

/** Places to stand in; each fills the disc behind the person and leaves its middle calm. */
export const PLACES = {
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
  office: {
    says: "in an office",
    draw: ({ dark }) =>
      rect(120, 230, 240, 330, dark ? "#cfd5e8" : "#dcebf3", 6) +
      rect(132, 420, 60, 140, dark ? "#c0c7de" : "#cbdfe9") +
      rect(206, 370, 70, 190, dark ? "#c7cee2" : "#d2e4ec") +
      rect(290, 440, 58, 120, dark ? "#c0c7de" : "#cbdfe9") +
      line("M240 230V560M120 396H360", "#ffffff", 9) +
      rect(676, 300, 210, 10, "#ddd0bf", 3) +
      [0, 26, 48, 76, 100]
        .map((x, i) =>
          rect(
            690 + x,
            240 + (i % 3) * 8,
            18,
            60 - (i % 3) * 8,
            ["#e8c7b4", "#c8d8cc", "#d4d7e4", "#ecdcb8", "#d9cbd8"][i]!,
            2,
          ),
        )
        .join("") +
      disc(858, 282, 18, "#c8dcc8") +
      rect(60, 846, 920, 150, "#ece7e1") +
      rect(640, 676, 330, 16, "#d9c9b4", 4) +
      rect(668, 692, 12, 180, "#cdbca5") +
      shape("M720 676L736 592H846L862 676Z", "#d3d7de") +
      shape("M729 664L743 602H839L853 664Z", "#e8eef3") +
      plant(176, 876, 190, "#c3dac2", "#e2c9b4"),
  },
  restaurant: {
    says: "in a restaurant",
    draw: () =>
      rect(60, 60, 920, 800, "#f9efe6") +
      rect(60, 640, 920, 230, "#f1e1d2") +
      pendant(226, 60, 210, "#dcb79d", "#fbe5b4") +
      pendant(806, 60, 170, "#dcb79d", "#fbe5b4") +
      rect(660, 330, 130, 160, "#efd9c5", 4) +
      shape("M676 470L712 400L738 440L756 416L776 470Z", "#dfc3ab") +
      rect(60, 800, 920, 200, "#ead8c8") +
      `<g transform="translate(34 -56)">${
        rect(224, 700, 14, 170, "#c9a88d") +
        rect(128, 690, 210, 14, "#d2b096", 6) +
        shape("M140 704H326L340 780H126Z", "#fffaf4") +
        [0, 76]
          .map((x) =>
            shape(
              `M${186 + x} 640C${184 + x} 664 ${192 + x} 670 ${198 + x} 671V686H${190 + x}V690H${212 + x}V686H${204 + x}V671C${210 + x} 670 ${218 + x} 664 ${216 + x} 640Z`,
              "#d99a94",
            ),
          )
          .join("")
      }</g>`,
  },
  airport: {
    says: "at an airport",
    draw: (light) =>
      rect(60, 200, 920, 560, light.dark ? "#d3d9ec" : "#deedf5") +
      cloud(270, 320, 36, "#ffffff") +
      cloud(800, 560, 32, "#f3f9fc") +
      `<g transform="translate(742 330) rotate(-14) scale(1.25)">${shape("M-96 8C-90 -8 -60 -12 -20 -12H60C84 -12 98 -4 100 4C98 12 84 16 60 16H-50C-76 18 -94 16 -96 8Z", "#ffffff")}${shape("M-92 2L-112 -34H-92L-66 -8Z", "#f3b7a4")}${shape("M-6 8L-52 58H-30L34 10Z", "#dfe6ee")}</g>` +
      line("M330 200V760M700 200V760M60 480H980", "#f8fbfd", 10) +
      rect(60, 760, 920, 240, "#ebe8e4") +
      line("M694 712V660H742V712", "#c5bdb7", 7) +
      disc(688, 852, 9, "#b7b0ab") +
      disc(748, 852, 9, "#b7b0ab") +
      rect(666, 710, 104, 136, "#e9b9a6", 12) +
      rect(684, 710, 10, 136, "#dea692") +
      rect(742, 710, 10, 136, "#dea692"),
  },
  stage: {
    says: "at a concert",
    draw: () =>
      rect(60, 60, 920, 800, "#ece8f5") +
      shape("M230 60L120 860H420Z", "#f6f0fb") +
      shape("M794 60L604 860H904Z", "#f6f0fb") +
      shape("M512 60L380 860H644Z", "#f9f5fd") +
      [230, 512, 794].map((x) => rect(x - 26, 82, 52, 34, "#cfc6df", 8)).join("") +
      [216, 700]
        .map(
          (x) =>
            rect(x, 560, 112, 214, "#cdc4de", 8) +
            disc(x + 56, 616, 30, "#e0d9ec") +
            disc(x + 56, 706, 42, "#e0d9ec"),
        )
        .join("") +
      rect(60, 774, 920, 220, "#d9d0e6"),
  },
  evening: {
    says: "at an evening party",
    draw: (light) =>
      moon(740, 250, 42, "#f7efcf", light.sky) +
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
  home: {
    says: "at home",
    draw: ({ dark }) =>
      rect(60, 60, 920, 800, "#f6f0e7") +
      rect(640, 220, 220, 260, dark ? "#cdd3e6" : "#dfedf3", 6) +
      line("M750 220V480M640 350H860", "#ffffff", 9) +
      rect(60, 794, 920, 200, "#e9dccb") +
      rect(140, 610, 250, 150, "#cfdccf", 26) +
      rect(124, 684, 282, 116, "#c2d2c3", 26) +
      rect(168, 646, 84, 74, "#f2cdb8", 14) +
      line("M770 806V556", "#d3bfa6", 8) +
      shape("M720 580L746 500H794L820 580Z", "#f8dfae") +
      rect(736, 800, 68, 10, "#d3bfa6", 5),
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
  plain: {
    says: "",
    draw: () => oval(512, 520, 330, 360, "#f5f2ee"),
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;

export const PLACE_OF: Partial<Record<Occasion, PlaceName>> = {
  beach: "beach",
  office: "office",
  interview: "office",
  conference: "office",
  campus: "park",
  picnic: "park",
  date: "restaurant",
  dinner: "restaurant",
  brunch: "restaurant",
  sport: "track",
  hike: "mountains",
  travel: "airport",
  festival: "stage",
  concert: "stage",
  theatre: "stage",
  party: "evening",
  cocktail: "evening",
  gala: "evening",
  wedding: "garden",
  lounge: "home",
  wfh: "home",
  errands: "city",
};
