import type { ComponentType } from "react";
import { HomeScreen } from "./home/home-screen.tsx";
import { fetchChunk } from "./shell/chunks.ts";
import { ScreenCrash } from "./shell/crash.tsx";

/** What an address shows: its name in the tab, and its code, which is fetched when someone goes there. */
export type Screen = { title: string; load: () => Promise<ComponentType> };

const texts = () => import("./pages/index.ts");

const home: Screen = {
  title: "Fit Closet: your clothes, as stickers",
  load: () => Promise.resolve(HomeScreen),
};

const screen = (title: string, load: Screen["load"]): Screen => ({
  title: `${title} · Fit Closet`,
  load,
});

/** Every address that has a page of its own. What search results say of it is in `prerender/pages.ts`. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  "/": home,
  "/home": home,
  "/closet": screen(
    "Closet",
    async () => (await import("./closet/closet-screen.tsx")).ClosetScreen,
  ),
  "/closet/bin": screen("Bin", async () => (await import("./bin/bin-screen.tsx")).BinScreen),
  "/closet/find": screen(
    "Find it",
    async () => (await import("./find/find-screen.tsx")).FindScreen,
  ),
  "/ideas": screen(
    "Saved ideas",
    async () => (await import("./ideas/ideas-screen.tsx")).IdeasScreen,
  ),
  "/login": screen("Login", async () => (await import("./account/login-screen.tsx")).LoginScreen),
  "/signup": screen(
    "Sign Up",
    async () => (await import("./account/signup-screen.tsx")).SignupScreen,
  ),
  "/forgot": screen(
    "Forgot your password?",
    async () => (await import("./account/forgot-screen.tsx")).ForgotScreen,
  ),
  "/reset": screen(
    "New password",
    async () => (await import("./account/reset-screen.tsx")).ResetScreen,
  ),
  "/verify": screen(
    "Confirm your address",
    async () => (await import("./account/verify-screen.tsx")).VerifyScreen,
  ),
  "/account": screen(
    "Your account",
    async () => (await import("./account/account-screen.tsx")).AccountScreen,
  ),
  "/signin-done": screen(
    "Sign-in",
    async () => (await import("./account/sign-in-done.tsx")).SignInDone,
  ),
  "/services": screen("Services", async () => (await texts()).ServicesPage),
  "/about": screen("About", async () => (await texts()).AboutPage),
  "/privacy": screen("Privacy policy", async () => (await texts()).PrivacyPage),
  "/terms": screen("Terms", async () => (await texts()).TermsPage),
  "/faq": screen("FAQ", async () => (await texts()).FaqPage),
  "/contact": screen("Contact", async () => (await texts()).ContactPage),
  "/j": screen("Products", async () => (await texts()).UnderConstructionPage),
};

const notFound = screen("Not found", async () => (await texts()).NotFoundPage);

/** However its address is written: `/Closet/` is the closet. */
export function screenAt(path: string): Screen {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, "");
  return (Object.hasOwn(SCREENS, plain) ? SCREENS[plain] : undefined) ?? notFound;
}

const atHand = new Map<Screen, ComponentType>([[home, HomeScreen]]);

/** Undefined until it was fetched. */
export const componentOf = (wanted: Screen): ComponentType | undefined => atHand.get(wanted);

/**
 * Resolves once the screen can be shown. Where its code is nowhere, its place says so until the page is loaded again.
 * @param address where to load it, when only a new page has the code
 */
export async function fetchScreen(wanted: Screen, address: string): Promise<ComponentType> {
  const leave = () => window.location.assign(address);
  const Component =
    componentOf(wanted) ?? (await fetchChunk(wanted.title, wanted.load, leave).catch(unstuck));
  atHand.set(wanted, Component);
  return Component;
}

function unstuck(failure: unknown): ComponentType {
  console.error(failure);
  return ScreenCrash;
}
