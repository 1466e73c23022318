import type { ComponentProps } from "react";
import { Link } from "wouter";

const shape =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-center font-bold leading-tight transition-[background-color,transform,box-shadow] duration-150";

const kinds = {
  /** The one thing to do next. */
  primary:
    "bg-coral text-on-coral shadow-sticker enabled:hover:bg-coral-lit enabled:active:translate-y-px disabled:bg-well disabled:text-soft disabled:shadow-none",
  quiet:
    "border border-edge bg-card text-ink hover:bg-well active:translate-y-px disabled:border-line disabled:text-soft disabled:hover:bg-card",
  bare: "text-ink underline decoration-edge underline-offset-4 hover:decoration-current",
} as const;

type Kind = { kind?: keyof typeof kinds };

export function Button({
  kind = "quiet",
  className = "",
  type = "button",
  ...rest
}: ComponentProps<"button"> & Kind) {
  return <button type={type} className={`${shape} ${kinds[kind]} ${className}`} {...rest} />;
}

type ButtonLinkProps = Omit<ComponentProps<"a">, "href"> &
  Kind & {
    to: string;
    /** Leads out of the app, to a file. */
    full?: boolean;
  };

export function ButtonLink({
  kind = "quiet",
  className = "",
  to,
  full = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const enabled = kinds[kind].replaceAll("enabled:", "");
  const look = { "data-look": "button", className: `${shape} ${enabled} ${className}`, ...rest };
  if (!full)
    return (
      <Link to={to} {...look}>
        {children}
      </Link>
    );
  return (
    <a href={to} {...look}>
      {children}
    </a>
  );
}
