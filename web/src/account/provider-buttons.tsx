import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from "react";
import { toast } from "react-hot-toast/headless";
import { useLocation } from "wouter";
import { Button } from "../ui/button.tsx";
import { useHydrated } from "../ui/hydrated.ts";
import { GithubMark, GoogleMark } from "./provider-marks.tsx";
import {
  onOutcome,
  openProvider,
  PROVIDERS,
  sentenceFor,
  type Provider,
} from "./provider-sign-in.ts";
import { useSessionChanged } from "./session.ts";
import { siteQuery, useSite } from "./site.ts";

/** Sign-in through a popup; then to `/home`, or what `onSignedIn` does. Whoever closes the popup just finds the buttons again. */
export function ProviderButtons({ onSignedIn }: { onSignedIn?: () => Promise<void> }) {
  const queries = useQueryClient();
  const asked = useRef<Provider>(undefined);
  // Fetched with the screen: a click that had to wait for it could lose the right to open a window.
  useSite();
  useProviderOutcome(asked, onSignedIn);

  async function signIn(provider: Provider) {
    asked.current = provider;
    const { providers } = await queries.ensureQueryData(siteQuery);
    const problem = providers[provider]
      ? await openProvider(provider)
      : `${PROVIDERS[provider]} sign-in is not set up on this server.`;
    if (problem) toast.error(problem);
  }

  const start = (provider: Provider) => () => {
    signIn(provider).catch(() => toast.error("The sign-in did not work. Please try again."));
  };
  return (
    <div className="grid grid-cols-2 gap-3" inert={!useHydrated()}>
      <ProviderButton mark={<GoogleMark />} name={PROVIDERS.google} onClick={start("google")} />
      <ProviderButton mark={<GithubMark />} name={PROVIDERS.github} onClick={start("github")} />
    </div>
  );
}

type ProviderButtonProps = { mark: ReactNode; name: string; onClick: () => void };

function ProviderButton({ mark, name, onClick }: ProviderButtonProps) {
  return (
    <Button onClick={onClick}>
      {mark} {name}
    </Button>
  );
}

/** The popup ends on a page of ours, in another window; this one goes on from there. */
function useProviderOutcome(
  asked: RefObject<Provider | undefined>,
  onSignedIn?: () => Promise<void>,
): void {
  const [, navigate] = useLocation();
  const sessionChanged = useSessionChanged();
  const goHome = () => sessionChanged().then(() => navigate("/home"));
  const goOn = useEffectEvent(onSignedIn ?? goHome);
  useEffect(
    () =>
      onOutcome(({ ok, error }) => {
        if (ok) {
          toast.success("login successful");
          void goOn();
        } else toast.error(sentenceFor(error, asked.current));
      }),
    [asked],
  );
}
