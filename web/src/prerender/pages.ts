import type { Address } from "../screens.ts";

/** What the document of a page says beyond its title. */
export type PageFacts = {
  /** For search results. */
  description?: string;
  /** The file of the screen, from the workspace's root, where it is not part of every page. */
  module?: string;
  /** The file of what only a signed-in person is shown there. */
  ownModule?: string;
};

const HOME: PageFacts = {
  description:
    "Photograph your clothes, keep them as cartoon stickers in your closet, and ask what to wear.",
};

const TEXTS = "src/pages/index.ts";

/** By address: every screen has its own, or it does not compile. */
export const PAGES: Readonly<Record<Address, PageFacts>> = {
  "/": HOME,
  "/home": HOME,
  "/closet": {
    module: "src/closet/closet-screen.tsx",
    ownModule: "src/closet/own-closet.tsx",
    description:
      "Every piece of clothing you have added, as stickers on one page that only you can see.",
  },
  "/closet/add": {
    module: "src/adding/add-screen.tsx",
    description: "Add many photos of your clothes at once: each becomes a sticker with a name.",
  },
  "/closet/bin": { module: "src/bin/bin-screen.tsx" },
  "/closet/find": {
    module: "src/find/find-screen.tsx",
    description:
      "Search your whole closet in six languages, narrow it down by colour or season, and sort it.",
  },
  "/days": {
    module: "src/days/days-screen.tsx",
    description:
      "A calendar of what you wore and of what you will: plan a look for a day, and wear it again.",
  },
  "/figures": {
    module: "src/figures/figures-screen.tsx",
    description:
      "What you wear most and least, what a wear came to, and the colours and kinds of your closet.",
  },
  "/ideas": {
    module: "src/ideas/ideas-screen.tsx",
    description:
      "The outfit ideas you kept, each with its picture and the garments from your closet.",
  },
  "/login": {
    module: "src/account/login-screen.tsx",
    description: "Log in to your closet of clothing stickers and your saved outfit ideas.",
  },
  "/signup": {
    module: "src/account/signup-screen.tsx",
    description:
      "Create a free account: keep your clothes as stickers and save the outfit ideas you like.",
  },
  "/forgot": {
    module: "src/account/forgot-screen.tsx",
    description:
      "Have a link sent to your e-mail address and choose a new password for your closet.",
  },
  "/reset": { module: "src/account/reset-screen.tsx" },
  "/verify": { module: "src/account/verify-screen.tsx" },
  "/account": { module: "src/account/account-screen.tsx" },
  "/taste": { module: "src/taste/taste-screen.tsx" },
  "/signin-done": { module: "src/account/sign-in-done.tsx" },
  "/services": {
    module: TEXTS,
    description:
      "Personalised recommendations, wardrobe management, style inspiration and shopping assistance.",
  },
  "/about": {
    module: TEXTS,
    description: "What Fit Closet is, how it works and why it was made.",
  },
  "/privacy": {
    module: TEXTS,
    description: "What Fit Closet keeps about you, why, and how to have it removed.",
  },
  "/terms": {
    module: TEXTS,
    description:
      "The rules for using Fit Closet in plain words: your account, your photos and what we can promise.",
  },
  "/faq": {
    module: TEXTS,
    description:
      "Accounts, photos, cut-outs, the weather, languages and privacy: what people ask about Fit Closet, answered.",
  },
  "/contact": {
    module: TEXTS,
    description:
      "A fault, a wish or a question about your data: write to the people behind Fit Closet.",
  },
  "/j": { module: TEXTS, description: "This page of Fit Closet is still being sewn." },
};

/** What no other page is at. */
export const NOT_FOUND: PageFacts = { module: TEXTS };
