import type { ComponentType } from "react";
import { HomeScreen } from "./home/home-screen.tsx";
import { fetchChunk } from "./chunks.ts";
import { ScreenCrash } from "./shell/crash.tsx";

/** What an address shows: its name in the tab, and its code, which is fetched when someone goes there. */
export type Screen = { title: string; load: () => Promise<ComponentType> };

const texts = () => import("./pages/index.ts");

const home: Screen = {
  title: "Fit Closet: your clothes, as stickers",
  load: () => Promise.resolve(HomeScreen),
};

/** The component of that name in a file that is fetched. */
const screen = <Name extends string>(
  title: string,
  name: Name,
  from: () => Promise<Record<Name, ComponentType>>,
): Screen => ({ title: `${title} · Fit Closet`, load: async () => (await from())[name] });

/** Every address that has a page of its own. What search results say of it is in `prerender/pages.ts`. */
export const SCREENS = {
  "/": home,
  "/home": home,
  "/closet": screen("Closet", "ClosetScreen", () => import("./closet/closet-screen.tsx")),
  "/closet/add": screen("Add photos", "AddScreen", () => import("./adding/add-screen.tsx")),
  "/closet/bin": screen("Bin", "BinScreen", () => import("./bin/bin-screen.tsx")),
  "/closet/find": screen("Find it", "FindScreen", () => import("./find/find-screen.tsx")),
  "/days": screen("Days", "DaysScreen", () => import("./days/days-screen.tsx")),
  "/figures": screen("Figures", "FiguresScreen", () => import("./figures/figures-screen.tsx")),
  "/ideas": screen("Saved ideas", "IdeasScreen", () => import("./ideas/ideas-screen.tsx")),
  "/login": screen("Login", "LoginScreen", () => import("./account/login-screen.tsx")),
  "/signup": screen("Sign Up", "SignupScreen", () => import("./account/signup-screen.tsx")),
  "/forgot": screen(
    "Forgot your password?",
    "ForgotScreen",
    () => import("./account/forgot-screen.tsx"),
  ),
  "/reset": screen("New password", "ResetScreen", () => import("./account/reset-screen.tsx")),
  "/verify": screen(
    "Confirm your address",
    "VerifyScreen",
    () => import("./account/verify-screen.tsx"),
  ),
  "/account": screen("Your account", "AccountScreen", () => import("./account/account-screen.tsx")),
  "/taste": screen("Your taste", "TasteScreen", () => import("./taste/taste-screen.tsx")),
  "/signin-done": screen("Sign-in", "SignInDone", () => import("./account/sign-in-done.tsx")),
  "/services": screen("Services", "ServicesPage", texts),
  "/about": screen("About", "AboutPage", texts),
  "/privacy": screen("Privacy policy", "PrivacyPage", texts),
  "/terms": screen("Terms", "TermsPage", texts),
  "/faq": screen("FAQ", "FaqPage", texts),
  "/contact": screen("Contact", "ContactPage", texts),
  "/j": screen("Products", "UnderConstructionPage", texts),
} satisfies Readonly<Record<string, Screen>>;

export type Address = keyof typeof SCREENS;

const notFound = screen("Not found", "NotFoundPage", texts);

/** However its address is written: `/Closet/` is the closet. */
export function screenAt(path: string): Screen {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, "");
  return Object.hasOwn(SCREENS, plain) ? SCREENS[plain as Address] : notFound;
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
