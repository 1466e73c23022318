import { cloud, disc, line, pendant, plant, rect, shape } from "./props.ts";
import type { Place } from "./place.ts";

/** Where the folds of a theatre's curtain hang, to the left and the right of the stage. */
const CURTAIN = [60, 112, 164, 216, 756, 808, 860, 912];

/** Places with a roof. */
export const INDOORS = {
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
  theatre: {
    says: "at the theatre",
    draw: () =>
      rect(60, 60, 920, 800, "#f3ebe6") +
      rect(60, 60, 920, 90, "#eac9c3") +
      Array.from({ length: 11 }, (_, at) => disc(102 + 82 * at, 150, 41, "#efd0ca")).join("") +
      CURTAIN.map((x) => rect(x, 150, 52, 624, x % 104 === 60 % 104 ? "#efd3cd" : "#f3dfda")).join(
        "",
      ) +
      line("M60 700H268M756 700H980", "#f0d9a8", 8) +
      rect(60, 774, 920, 220, "#dccab8") +
      line("M60 822H980M60 880H980", "#d2bea9", 4) +
      [250, 381, 512, 643, 774].map((x) => disc(x, 786, 13, "#fbe9bd")).join(""),
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
} as const satisfies Record<string, Place>;
