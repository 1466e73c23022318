import type { ReactNode } from "react";

/** Paper-cut garments in a box of 120 by 120. Their colours stay the same in light and dark, as a real sticker's would. */
type Cut = { outline: string; fill: string; details: ReactNode };

const INK = "#2b2b3d";
const line = (stroke: string, strokeWidth: number) => ({ fill: "none", stroke, strokeWidth });
const roundLine = (stroke: string, strokeWidth: number) =>
  ({ ...line(stroke, strokeWidth), strokeLinecap: "round" }) as const;
const seam = roundLine(INK, 2);
const faintSeam = { ...seam, strokeOpacity: 0.45 };
const shade = { fill: INK, fillOpacity: 0.16 };

const CUTS = {
  tee: {
    outline:
      "M42 22 L23 30 Q17 33 14 40 L7 58 L27 67 L32 58 L33 101 Q60 106 87 101 L88 58 L93 67 L113 58 L106 40 Q103 33 97 30 L78 22 Q60 40 42 22Z",
    fill: "#ec6a50",
    details: (
      <>
        <path d="M32 58 L33 101 Q38 102 43 102.5 Q40 76 32 58Z" {...shade} />
        <path d="M42 22 Q60 40 78 22 L82.5 24 Q60 48 37.5 24Z" fill="#fbf3e2" />
        <path
          d="M60 56 l4.7 9.5 10.5 1.5 -7.6 7.4 1.8 10.4 -9.4 -4.9 -9.4 4.9 1.8 -10.4 -7.6 -7.4 10.5 -1.5Z"
          fill="#f7cf68"
        />
        <path d="M32 58 Q34 50 33 44 M88 58 Q86 50 87 44" {...faintSeam} />
      </>
    ),
  },
  hoodie: {
    outline:
      "M43 28 Q40 10 60 9 Q80 10 77 28 L95 34 Q101 36 103 43 L113 88 L98 93 L89 62 L90 106 Q60 110 30 106 L31 62 L22 93 L7 88 L17 43 Q19 36 25 34Z",
    fill: "#6f9a83",
    details: (
      <>
        <path d="M49 30 Q46 17 60 16 Q74 17 71 30 Q60 40 49 30Z" fill="#3f5f50" />
        <path d="M43 28 Q60 50 77 28" {...seam} />
        <path d="M54 38 L53 55 M66 38 L67 53" {...roundLine("#fbf3e2", 3)} />
        <path d="M42 76 L78 76 L84 94 L36 94Z" {...shade} />
        <path d="M42 76 L36 94 M78 76 L84 94 M42 76 L78 76" {...faintSeam} />
        <path d="M31 99 Q60 103 89.5 99" {...faintSeam} />
      </>
    ),
  },
  coat: {
    outline:
      "M46 10 L27 17 Q20 20 18 28 L8 84 L24 88 L32 54 L26 110 Q60 116 94 110 L88 54 L96 88 L112 84 L102 28 Q100 20 93 17 L74 10 Q60 16 46 10Z",
    fill: "#cda06a",
    details: (
      <>
        <path d="M46 10 L60 48 L74 10 Q60 16 46 10Z" fill="#fbf3e2" />
        <path d="M50 21 H70 M53 29 H67 M56 37 H64" stroke="#2f4274" strokeWidth="3.5" />
        <path
          d="M46 10 L38 24 L45 27 L42 33 L60 52 Z M74 10 L82 24 L75 27 L78 33 L60 52Z"
          fill="#b98a55"
        />
        <path d="M60 50 L60 113" {...seam} />
        <path d="M30 68 Q60 73 90 68 L91 76 Q60 81 29 76Z" fill="#a87845" />
        <rect
          x="53"
          y="69"
          width="14"
          height="12"
          rx="2"
          fill="none"
          stroke={INK}
          strokeWidth="2.5"
        />
        <circle cx="67" cy="60" r="2.6" fill={INK} />
        <circle cx="67" cy="91" r="2.6" fill={INK} />
        <path d="M35 88 L46 90 M74 90 L85 88" {...faintSeam} />
      </>
    ),
  },
  trouser: {
    outline:
      "M37 9 Q60 12 83 9 L88 60 L92 108 Q80 113 68 110 L61 50 L59 50 L52 110 Q40 113 28 108 L32 60Z",
    fill: "#3d5688",
    details: (
      <>
        <path d="M59 50 L52 110 Q49 111 45.5 111 Q50 74 52 40Z" {...shade} />
        <path d="M36.4 17 Q60 20 83.6 17" {...seam} />
        <path d="M60 20 L60 50 M60 34 Q67 34 67 20" {...faintSeam} />
        <path d="M40 19 Q41 30 33.5 33 M80 19 Q79 30 86.5 33" {...line("#e7b95c", 2)} />
        <path
          d="M28.3 102 Q40 106 52.6 104 L52 110 Q40 113 28 108Z M91.7 102 Q80 106 67.4 104 L68 110 Q80 113 92 108Z"
          fill="#a9bcdf"
        />
      </>
    ),
  },
  short: {
    outline: "M32 26 Q60 30 88 26 L101 88 Q84 95 66 92 L60 62 L54 92 Q36 95 19 88Z",
    fill: "#eebb55",
    details: (
      <>
        <path d="M60 62 L54 92 Q49 93 44 93 Q52 74 54 52Z" {...shade} />
        <path d="M30.5 34 Q60 38 89.5 34" {...seam} />
        <path d="M60 37 L60 62" {...faintSeam} />
        <path d="M56 36 L52 50 M63 36 L67 48" {...roundLine("#fffaf0", 3)} />
        <path d="M34 38 Q36 50 27 54 M86 38 Q84 50 93 54" {...faintSeam} />
      </>
    ),
  },
  cap: {
    outline:
      "M17 72 Q14 30 54 27 Q55 22 60 22 Q65 22 65 27 Q93 31 95 64 Q113 68 115 78 Q116 84 108 83 Q86 76 62 80 Q40 84 22 80 Q17 78 17 72Z",
    fill: "#4d6fb3",
    details: (
      <>
        <path d="M59 27 Q40 44 39 81 M61 27 Q76 42 79 77" {...faintSeam} />
        <path
          d="M19 72 Q56 62 95 64 Q113 68 115 78 Q116 84 108 83 Q86 76 62 80 Q40 84 22 80 Q17 78 17 72Z"
          fill="#35508a"
        />
        <circle cx="60" cy="49" r="10" fill="#fbf3e2" />
        <path d="M54 49 Q60 41 66 49 Q60 57 54 49Z" fill="#ec6a50" />
      </>
    ),
  },
  sock: {
    outline:
      "M44 10 Q57 13 70 10 L71 62 Q72 70 80 76 L98 88 Q106 96 98 105 Q90 112 78 107 L52 93 Q42 87 42 74Z",
    fill: "#ec6a50",
    details: (
      <>
        <path d="M43.7 22 Q57 25 70.3 22 L70.1 10 Q57 13 44 10Z" fill="#fbf3e2" />
        <path d="M43.4 32 Q57 35 70.5 32 M43 42 Q57 45 70.7 42" {...line("#fbf3e2", 4)} />
        <path
          d="M42.3 70 Q52 74 55 94.5 L52 93 Q42 87 42 74Z M84 109 Q80 94 92 84 L98 88 Q106 96 98 105 Q92 110 84 109Z"
          fill="#f7cf68"
        />
      </>
    ),
  },
  letter: {
    outline:
      "M12 30 Q12 24 18 24 L102 24 Q108 24 108 30 L108 90 Q108 96 102 96 L18 96 Q12 96 12 90Z",
    fill: "#fbf3e2",
    details: (
      <>
        <path d="M14 94 L48 58 L72 58 L106 94 Q104 96 102 96 L18 96 Q16 96 14 94Z" {...shade} />
        <path d="M14 94 L46 60 M106 94 L74 60" {...faintSeam} />
        <path
          d="M12 31 L12 30 Q12 24 18 24 L102 24 Q108 24 108 30 L108 31 L66 68 Q60 73 54 68Z"
          fill="#f2dfb6"
        />
        <path d="M12 31 L54 68 Q60 73 66 68 L108 31" {...seam} />
        <circle cx="60" cy="66" r="13" fill="#ec6a50" stroke={INK} strokeWidth="2.5" />
        <path
          d="M56.5 62.5 h0.01 M63.5 62.5 h0.01 M56.5 69.5 h0.01 M63.5 69.5 h0.01"
          stroke="#fbf3e2"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </>
    ),
  },
} satisfies Record<string, Cut>;

export type StickerName = keyof typeof CUTS;

/** A garment with its white border and the shadow that lifts it off the page, for use inside an `<svg>`. */
export function StickerCut({ name }: { name: StickerName }) {
  const { outline, fill, details } = CUTS[name];
  return (
    <>
      <path
        d={outline}
        transform="translate(1.5 3.5)"
        fill={INK}
        stroke={INK}
        strokeWidth="11"
        strokeLinejoin="round"
        opacity="0.14"
      />
      <path d={outline} fill="#fff" stroke="#fff" strokeWidth="11" strokeLinejoin="round" />
      <path d={outline} fill={fill} />
      {details}
      <path d={outline} fill="none" stroke={INK} strokeWidth="2.5" strokeLinejoin="round" />
    </>
  );
}

/** A garment as an ornament beside words that already say it, so it is hidden from screen readers. */
export function Sticker({ name, className }: { name: StickerName; className?: string }) {
  return (
    <svg viewBox="-4 -2 128 124" aria-hidden="true" className={className}>
      <StickerCut name={name} />
    </svg>
  );
}
