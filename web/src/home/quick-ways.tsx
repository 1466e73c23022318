import { Camera, MessageCircleQuestionMark } from "lucide-react";

const look = "flex min-h-14 items-center justify-center gap-2 font-bold active:bg-well";

/** On a phone, both things to do here stay within a thumb's reach however far the page is scrolled. */
export function QuickWays() {
  return (
    <nav
      aria-label="On this page"
      className="fixed inset-x-0 bottom-0 z-40 grid grid-cols-2 divide-x divide-line border-t border-line bg-card pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <a href="#upload" className={look}>
        <Camera aria-hidden className="size-5" /> Add a photo
      </a>
      <a href="#idea" className={look}>
        <MessageCircleQuestionMark aria-hidden className="size-5" /> Ask
      </a>
    </nav>
  );
}
