import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { inlineLink } from "../ui/inline-link.ts";

/** A screen that belongs to the closet, with the way back to it. */
export function ClosetAnnex({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-h-[36rem]">
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="text-4xl font-extrabold">{title}</h1>
        <Link to="/closet" className={`${inlineLink} inline-flex min-h-11 items-center gap-1`}>
          <ChevronLeft aria-hidden className="size-5" /> Fit Closet
        </Link>
      </div>
      {children}
    </div>
  );
}
