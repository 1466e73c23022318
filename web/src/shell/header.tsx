import { Link } from "wouter";
import { SignedInState } from "../account/signed-in-state.tsx";
import { NavLink } from "../ui/nav-link.tsx";
import { Logo } from "../ui/logo.tsx";

const linkLook =
  "rounded-full px-3 py-2 text-soft hover:bg-well hover:text-ink aria-[current=page]:bg-well aria-[current=page]:font-bold aria-[current=page]:text-ink";

export function Header() {
  return (
    <header className="border-b border-line bg-card">
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 sm:px-8">
        <Link to="/home" className="flex items-center gap-2.5 rounded-control py-1">
          <Logo className="size-9" />
          <span className="font-display text-xl font-extrabold tracking-tight">Fit Closet</span>
        </Link>
        <nav aria-label="Main" className="-mx-3 max-sm:order-last max-sm:w-full sm:-mx-1">
          <ul className="flex sm:gap-1">
            <li>
              <NavLink to="/closet" className={`${linkLook} inline-block`}>
                Closet
              </NavLink>
            </li>
            <li>
              <NavLink to="/ideas" className={`${linkLook} inline-block`}>
                Ideas
              </NavLink>
            </li>
            <li>
              <NavLink to="/days" className={`${linkLook} inline-block`}>
                Days
              </NavLink>
            </li>
          </ul>
        </nav>
        <div className="ml-auto">
          <SignedInState />
        </div>
      </div>
    </header>
  );
}
