import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { HomeScreen } from "./home/home-screen.tsx";
import { fetchChunk } from "./shell/chunks.ts";
import { Crash, ScreenCrash } from "./shell/crash.tsx";
import { Shell, type PageHandle } from "./shell/shell.tsx";

type Load = () => Promise<ComponentType>;

const texts = () => import("./pages/index.ts");
const TEXTS = "pages/index.ts";

const FILLED_LATER = ["closet", "ideas", "account"];

/** A screen that is fetched when someone goes there; with its page, where someone begins there. */
function screen(
  path: string,
  module: string,
  load: Load,
  title: string,
  description?: string,
): RouteObject {
  const handle: PageHandle = {
    title: `${title} · Fit Closet`,
    description,
    module,
    filledLater: FILLED_LATER.includes(path),
  };
  const leave = () => window.location.assign(path === "*" ? window.location.href : `/${path}`);
  const lazy = async () => ({ Component: await fetchChunk(path, load, leave).catch(unstuck) });
  return { path, lazy, ErrorBoundary: ScreenCrash, handle };
}

/** A screen whose code is nowhere: the router leaves a gap for one that rejects. */
function unstuck(failure: unknown): ComponentType {
  console.error(failure);
  return ScreenCrash;
}

const home = {
  Component: HomeScreen,
  ErrorBoundary: ScreenCrash,
  handle: {
    title: "Fit Closet: your clothes, as stickers",
    description:
      "Photograph your clothes, keep them as cartoon stickers in your closet, and ask what to wear.",
  } satisfies PageHandle,
};

const screens: RouteObject[] = [
  { index: true, ...home },
  { path: "home", ...home },
  screen(
    "closet",
    "closet/closet-screen.tsx",
    async () => (await import("./closet/closet-screen.tsx")).ClosetScreen,
    "Closet",
    "Every piece of clothing you have added, as stickers on one page that only you can see.",
  ),
  screen(
    "ideas",
    "ideas/ideas-screen.tsx",
    async () => (await import("./ideas/ideas-screen.tsx")).IdeasScreen,
    "Saved ideas",
    "The outfit ideas you kept, each with its picture and the garments from your closet.",
  ),
  screen(
    "login",
    "account/login-screen.tsx",
    async () => (await import("./account/login-screen.tsx")).LoginScreen,
    "Login",
    "Log in to your closet of clothing stickers and your saved outfit ideas.",
  ),
  screen(
    "signup",
    "account/signup-screen.tsx",
    async () => (await import("./account/signup-screen.tsx")).SignupScreen,
    "Sign Up",
    "Create a free account: keep your clothes as stickers and save the outfit ideas you like.",
  ),
  screen(
    "forgot",
    "account/forgot-screen.tsx",
    async () => (await import("./account/forgot-screen.tsx")).ForgotScreen,
    "Forgot your password?",
    "Have a link sent to your e-mail address and choose a new password for your closet.",
  ),
  screen(
    "reset",
    "account/reset-screen.tsx",
    async () => (await import("./account/reset-screen.tsx")).ResetScreen,
    "New password",
  ),
  screen(
    "verify",
    "account/verify-screen.tsx",
    async () => (await import("./account/verify-screen.tsx")).VerifyScreen,
    "Confirm your address",
  ),
  screen(
    "account",
    "account/account-screen.tsx",
    async () => (await import("./account/account-screen.tsx")).AccountScreen,
    "Your account",
  ),
  screen(
    "signin-done",
    "account/sign-in-done.tsx",
    async () => (await import("./account/sign-in-done.tsx")).SignInDone,
    "Sign-in",
  ),
  screen(
    "services",
    TEXTS,
    async () => (await texts()).ServicesPage,
    "Services",
    "Personalised recommendations, wardrobe management, style inspiration and shopping assistance.",
  ),
  screen(
    "about",
    TEXTS,
    async () => (await texts()).AboutPage,
    "About",
    "What Fit Closet is, how it works and why it was made.",
  ),
  screen(
    "privacy",
    TEXTS,
    async () => (await texts()).PrivacyPage,
    "Privacy policy",
    "What Fit Closet keeps about you, why, and how to have it removed.",
  ),
  screen(
    "terms",
    TEXTS,
    async () => (await texts()).TermsPage,
    "Terms",
    "The rules for using Fit Closet in plain words: your account, your photos and what we can promise.",
  ),
  screen(
    "faq",
    TEXTS,
    async () => (await texts()).FaqPage,
    "FAQ",
    "Accounts, photos, cut-outs, the weather, languages and privacy: what people ask about Fit Closet, answered.",
  ),
  screen(
    "contact",
    TEXTS,
    async () => (await texts()).ContactPage,
    "Contact",
    "A fault, a wish or a question about your data: write to the people behind Fit Closet.",
  ),
  screen(
    "j",
    TEXTS,
    async () => (await texts()).UnderConstructionPage,
    "Products",
    "This page of Fit Closet is still being sewn.",
  ),
  screen("*", TEXTS, async () => (await texts()).NotFoundPage, "Not found"),
];

/**
 * Every screen, inside the shell. All of it renders without a browser: the prerender walks it with
 * `createStaticHandler`, and the first render in the browser gives the same markup. Who is signed in, and where,
 * becomes known right after.
 */
export const routes: RouteObject[] = [
  { path: "/", Component: Shell, ErrorBoundary: Crash, children: screens },
];
