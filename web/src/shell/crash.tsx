import { Button } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";

/** Shown when the shell itself breaks, so that it stands alone. */
export function Crash() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center justify-items-start gap-5 px-4">
      <Logo className="size-14" />
      <h1 className="text-3xl font-extrabold">This page came unstuck.</h1>
      <p className="text-soft">
        Something went wrong while showing it. Your closet is safe. Loading the page again usually
        helps.
      </p>
      <a href="/home" className="rounded-full bg-coral px-5 py-3 font-bold text-on-coral">
        Go back home
      </a>
    </main>
  );
}

/** In a screen's place, when it breaks or cannot be fetched; the shell around it goes on. */
export function ScreenCrash() {
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-start gap-5 py-8">
      <h1 className="text-3xl font-extrabold">This page came unstuck.</h1>
      <p className="text-soft">
        Something went wrong while showing it. Your closet is safe. Loading the page again usually
        helps.
      </p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        Load it again
      </Button>
    </div>
  );
}
