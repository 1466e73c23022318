/** The mark: a sticker with one corner peeling off, a T-shirt on it. */
export function Logo({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={className}>
      <path
        d="M11 3h18a8 8 0 0 1 8 8v13L24 37H11a8 8 0 0 1-8-8V11a8 8 0 0 1 8-8Z"
        className="fill-coral"
      />
      <path d="M37 24 24 37v-7a6 6 0 0 1 6-6Z" fill="#ffd8c9" />
      <path
        d="m15.2 9.5-6.7 3.7 2.6 5.6 2.9-1.2v11.9h8v-3.3c0-3 1.7-5 4-5.9v-2.7l2.9 1.2 2.6-5.6-6.7-3.7c-1 2.1-2.7 3.3-4.8 3.3s-3.8-1.2-4.8-3.3Z"
        fill="#fff"
      />
    </svg>
  );
}
