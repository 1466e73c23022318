import { Link } from "wouter";
import { companyName, useYear } from "./company.ts";

type FooterLink = { label: string; to: string; /** Loads a full page. */ full?: boolean };

const COLUMNS: readonly { heading: string; links: readonly FooterLink[] }[] = [
  {
    heading: "Wardrobe",
    links: [
      { label: "Home", to: "/home" },
      { label: "Closet", to: "/closet" },
      { label: "Saved ideas", to: "/ideas" },
      { label: "Products", to: "/j", full: true },
    ],
  },
  {
    heading: "About us",
    links: [
      { label: "Services", to: "/services" },
      { label: "About", to: "/about" },
      { label: "Contact", to: "/contact", full: true },
    ],
  },
  {
    heading: "Help",
    links: [
      { label: "FAQ", to: "/faq" },
      { label: "Privacy", to: "/privacy" },
      { label: "Terms", to: "/terms" },
    ],
  },
];

const idOf = (heading: string) => `footer-${heading.replaceAll(" ", "-").toLowerCase()}`;

const linkLook =
  "inline-block py-1.5 text-soft underline decoration-transparent underline-offset-4 hover:text-ink hover:decoration-current";

export function Footer() {
  const year = useYear();
  return (
    <footer className="mt-16 border-t border-line bg-well">
      <div className="mx-auto grid max-w-[76rem] gap-10 px-4 py-10 sm:px-8">
        <nav aria-label="Footer" className="grid grid-cols-3 gap-x-4 sm:gap-x-8">
          {COLUMNS.map(({ heading, links }) => (
            <div key={heading}>
              <p id={idOf(heading)} className="mb-2 font-display font-extrabold">
                {heading}
              </p>
              <ul aria-labelledby={idOf(heading)}>
                {links.map((link) => (
                  <li key={link.to}>
                    <FooterAnchor {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="text-soft">
          © {year} {companyName()}
        </p>
      </div>
    </footer>
  );
}

function FooterAnchor({ label, to, full = false }: FooterLink) {
  if (full)
    return (
      <a href={to} className={linkLook}>
        {label}
      </a>
    );
  return (
    <Link to={to} className={linkLook}>
      {label}
    </Link>
  );
}
