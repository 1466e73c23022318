/** The mark: a sticker with one corner peeling off, a T-shirt on it. */
export function Logo({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={className}>
      <path
        d="M11 3h18a8 8 0 0 1 8 8v13L24 37H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z"
        className="fill-coral"
      />
      <path
        d="M37 24 24 37v-7a6 6 0 0 1 6-6Z"
        fill="#fff"
        stroke="#2b2b3d"
        strokeOpacity=".25"
        strokeWidth=".75"
      />
      <path
        d="m15.200 9.500-6.700 3.700 2.600 5.600 2.900-1.200v11.900h8v-3.300c0-3 1.700-5 4-5.900v-2.700l2.900 1.200 2.600-5.600-6.700-3.700c-1 2.100-2.700 3.300-4.800 3.300s-3.800-1.200-4.800-3.300Z"
        fill="#fff"
      />
    </svg>
  );
}
