import type { ComponentProps } from "react";
import { Link, useRoute } from "wouter";

/** A link that is marked on the page it leads to. */
export function NavLink({ to, ...rest }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  const [isHere] = useRoute(to);
  return <Link to={to} aria-current={isHere ? "page" : undefined} {...rest} />;
}
