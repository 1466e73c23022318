import { CircleUserRound } from "lucide-react";
import { useId, type MouseEvent } from "react";
import { toast } from "react-hot-toast/headless";
import { forgetAll } from "../kept/forget.ts";
import { NavLink } from "../ui/nav-link.tsx";
import { signOut as endThisSession } from "./auth-calls.ts";
import { tellOtherTabs } from "./session.ts";

const itemLook =
  "flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-well aria-[current=page]:font-bold";

/** Who is in; behind it the way to the account, and the way out. A native popover: Escape and a tap beside it close it. */
export function AccountMenu({ email }: { email: string }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        title={email}
        aria-label={`Your account, ${email}`}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-2 text-soft hover:bg-well hover:text-ink"
      >
        <CircleUserRound aria-hidden className="size-6 shrink-0" />
        <span className="hidden max-w-48 truncate sm:inline">{email}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className="absolute inset-auto top-14 right-[max(0.75rem,calc(50vw-36rem))] m-0 w-60 rounded-panel border border-line bg-card p-2 text-ink shadow-lifted"
      >
        <p className="px-3 py-2 text-sm text-soft">{email}</p>
        <NavLink to="/account" className={itemLook} onClick={closeMenu}>
          Your account
        </NavLink>
        <button type="button" className={itemLook} onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
    </>
  );
}

const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();

async function signOut() {
  try {
    await endThisSession();
  } catch {
    toast.error("You could not be signed out. Try again.");
    return;
  }
  tellOtherTabs("left");
  await forgetAll();
  // A full load: nothing that was fetched for this person stays in the page's memory.
  window.location.assign("/home");
}
