import { Children, isValidElement, type ReactNode } from "react";
import { ButtonLink } from "../ui/button.tsx";
import { Sticker, type StickerName } from "../ui/stickers.tsx";

type ProseProps = {
  title: string;
  lead: string;
  sticker: StickerName;
  dated?: { machine: string; words: string };
  /** Where to go from here. */
  next: readonly { to: string; label: string; primary?: boolean }[];
  children: ReactNode;
};

/** A measure of about 65 characters, with a margin column from 900 px on. */
const page = "md:grid md:grid-cols-[13rem_minmax(0,65ch)] md:gap-x-12";

const rhythm = [
  "grid gap-10 text-lg",
  "[&_a]:text-coral-deep [&_a]:underline [&_a]:underline-offset-4 [&_a]:hover:no-underline",
  "[&_ol]:list-decimal [&_ol]:space-y-3 [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:space-y-2.5 [&_ul]:pl-6",
  "[&_li]:pl-1 [&_li]:marker:text-coral-deep [&_dt]:font-bold [&_dl]:space-y-4",
].join(" ");

/** A page to read: a heading, a margin that names its sections, text in a readable measure, and ways on. */
export function ProsePage({ title, lead, sticker, dated, next, children }: ProseProps) {
  return (
    <article className="grid gap-10 md:gap-14">
      <header className={`${page} items-center`}>
        <Sticker name={sticker} className="mb-4 size-24 -rotate-6 md:m-0 md:size-40" />
        <div>
          <h1 className="text-4xl font-extrabold sm:text-5xl">{title}</h1>
          <p className="mt-4 text-xl text-soft">{lead}</p>
          {dated ? (
            <p className="mt-3 text-soft">
              Dated <time dateTime={dated.machine}>{dated.words}</time>
            </p>
          ) : null}
        </div>
      </header>
      <div className={page}>
        <Contents>{children}</Contents>
        <div className={`${rhythm} md:col-start-2`}>{children}</div>
      </div>
      <nav aria-label="Where to next" className={page}>
        <ul className="flex flex-wrap gap-3 border-t border-line pt-8 md:col-start-2">
          {next.map(({ to, label, primary }) => (
            <li key={to}>
              <ButtonLink to={to} kind={primary ? "primary" : "quiet"}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

type SectionProps = { heading: string; sticker?: StickerName; children: ReactNode };

export function Section({ heading, sticker, children }: SectionProps) {
  const beside = sticker ? "sm:grid-cols-[7rem_1fr] sm:gap-x-6" : "";
  return (
    <section aria-labelledby={anchor(heading)} className={`grid items-start gap-y-4 ${beside}`}>
      {sticker ? <Sticker name={sticker} className="size-20 sm:size-28" /> : null}
      <div className="grid gap-4">
        <h2 id={anchor(heading)} className="scroll-mt-6 text-2xl font-extrabold">
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** The page's sections by name, read off the page itself so that the two cannot disagree. */
function Contents({ children }: { children: ReactNode }) {
  const headings = Children.toArray(children).flatMap((child) =>
    isValidElement<SectionProps>(child) && child.type === Section ? [child.props.heading] : [],
  );
  return (
    <nav aria-label="On this page" className="hidden self-start md:sticky md:top-8 md:block">
      <ul className="grid gap-1 border-l-2 border-line">
        {headings.map((heading) => (
          <li key={heading}>
            <a
              href={`#${anchor(heading)}`}
              className="-ml-0.5 block border-l-2 border-transparent py-1 pl-4 leading-snug text-soft hover:border-coral hover:text-ink"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function anchor(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]+/g, "-");
}
