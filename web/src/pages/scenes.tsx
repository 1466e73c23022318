import type { ReactNode } from "react";
import { StickerCut, type StickerName } from "../ui/stickers.tsx";

const SPOOL = "#ec6a50";

/** Everything that stands behind the stickers is drawn in the text's colour, so that it is seen on light and dark paper. */
function Hanger({ x, y, sticker }: { x: number; y: number; sticker?: StickerName }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 12 Q0 5 5 3 Q9 0 6 -5 Q2 -10 -4 -6 M0 12 L-38 30 Q-42 34 -36 35 L36 35 Q42 34 38 30 Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {sticker ? (
        <g transform="translate(-75 12) scale(1.25)">
          <StickerCut name={sticker} />
        </g>
      ) : null}
    </g>
  );
}

type DrawingProps = {
  box: string;
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Inline, so that it takes the page's colours. */
function Drawing({ box, label, className, children }: DrawingProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot take the page's colours
    <svg viewBox={box} role="img" aria-label={label} className={className}>
      {children}
    </svg>
  );
}

/** A clothes rail with one hanger still empty and a sign on it, for what is not ready yet. */
export function ClothesRail({ className }: { className?: string }) {
  return (
    <Drawing
      box="0 0 560 340"
      label="A clothes rail with a few paper stickers on it, and a sign: still being sewn"
      className={className}
    >
      <ellipse cx="280" cy="318" rx="258" ry="14" fill="currentColor" opacity="0.08" />
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M44 308 V58 Q44 44 58 44 H502 Q516 44 516 58 V308 M44 274 H516"
          strokeWidth="7"
          opacity="0.9"
        />
        <path d="M22 308 H66 M494 308 H538" strokeWidth="7" />
      </g>
      <g fill="currentColor">
        <circle cx="27" cy="316" r="6" />
        <circle cx="61" cy="316" r="6" />
        <circle cx="499" cy="316" r="6" />
        <circle cx="533" cy="316" r="6" />
      </g>
      <Hanger x={122} y={48} sticker="hoodie" />
      <Hanger x={440} y={48} sticker="coat" />
      <g transform="rotate(-3 280 48)">
        <path
          d="M236 96 L280 44 L324 96"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <rect x="197" y="99" width="172" height="98" rx="10" fill="#2b2b3d" opacity="0.16" />
        <rect
          x="194"
          y="94"
          width="172"
          height="98"
          rx="10"
          fill="#fffaf0"
          stroke="#2b2b3d"
          strokeWidth="3"
        />
        <rect
          x="202"
          y="102"
          width="156"
          height="82"
          rx="6"
          fill="none"
          stroke={SPOOL}
          strokeWidth="2.5"
          strokeDasharray="7 6"
        />
        <text
          x="280"
          y="138"
          textAnchor="middle"
          fontSize="25"
          fontWeight="700"
          fill="#2b2b3d"
          className="font-display"
        >
          Still being
        </text>
        <text
          x="280"
          y="168"
          textAnchor="middle"
          fontSize="25"
          fontWeight="700"
          fill="#2b2b3d"
          className="font-display"
        >
          sewn
        </text>
        <circle cx="236" cy="96" r="4" fill="#2b2b3d" />
        <circle cx="324" cy="96" r="4" fill="#2b2b3d" />
      </g>
      <Spool />
    </Drawing>
  );
}

/** The thread runs from the sign's corner down to a spool on the lower bar. */
function Spool() {
  return (
    <g transform="translate(300 214)">
      <path
        d="M52 -30 Q84 -4 40 8 Q8 16 14 30"
        fill="none"
        stroke={SPOOL}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <rect x="-16" y="12" width="34" height="42" rx="4" fill={SPOOL} />
      <path
        d="M-16 22 L18 18 M-16 30 L18 26 M-16 38 L18 34 M-16 46 L18 42"
        stroke="#2b2b3d"
        strokeOpacity="0.35"
        strokeWidth="2"
      />
      <rect x="-22" y="6" width="46" height="10" rx="4" fill="#cda06a" />
      <rect x="-22" y="50" width="46" height="10" rx="4" fill="#cda06a" />
    </g>
  );
}

function Peg({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M-5 -14 H5 L4 18 H1.5 V4 H-1.5 V18 H-4Z" fill="#cda06a" />
      <path d="M-5 -1 H5" stroke="#2b2b3d" strokeWidth="2.5" />
    </g>
  );
}

const SOCK_OUTLINE =
  "M44 10 Q57 13 70 10 L71 62 Q72 70 80 76 L98 88 Q106 96 98 105 Q90 112 78 107 L52 93 Q42 87 42 74Z";

/** A washing line with one sock, and the outline where its other half should hang. */
export function LostSock({ className }: { className?: string }) {
  return (
    <Drawing
      box="0 0 480 260"
      label="A washing line with one sock on it, and an empty place for the other"
      className={className}
    >
      <ellipse cx="240" cy="246" rx="220" ry="10" fill="currentColor" opacity="0.08" />
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M44 244 V40 M436 244 V40 M26 52 H62 M418 52 H454" strokeWidth="7" />
        <path d="M44 52 Q240 104 436 52" strokeWidth="3" />
      </g>
      <g transform="translate(112 64) rotate(4 57 10) scale(1.1)">
        <StickerCut name="sock" />
      </g>
      <Peg x={164} y={78} turn={5} />
      <Peg x={186} y={80} turn={3} />
      <path
        d={SOCK_OUTLINE}
        transform="translate(236 66) rotate(-4 57 10) scale(1.1)"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="7 8"
        strokeLinecap="round"
        opacity="0.6"
      />
      <Peg x={290} y={79} turn={-4} />
      <Peg x={312} y={77} turn={-6} />
    </Drawing>
  );
}
