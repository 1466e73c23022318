export { AboutPage } from "./about-page.tsx";
export { ContactPage } from "./contact-page.tsx";
export { FaqPage } from "./faq-page.tsx";
export { NotFoundPage } from "./not-found-page.tsx";
export { PrivacyPage } from "./privacy-page.tsx";
export { ServicesPage } from "./services-page.tsx";
export { TermsPage } from "./terms-page.tsx";
export { UnderConstructionPage } from "./under-construction-page.tsx";
