import { lazy, Suspense } from "react";
import { fetchChunk } from "../chunks.ts";
import { useGone, useSessionFeed } from "./session.ts";

const SignInAgain = lazy(async () => {
  const load = () => import("./sign-in-again.tsx");
  return { default: (await fetchChunk("sign-in-again", load)).SignInAgain };
});

/** Asks for a sign-in wherever the server stopped knowing who is here. */
export function SignedOutMeanwhile() {
  useSessionFeed();
  const { user, putOff } = useGone();
  if (!user) return null;
  return (
    <Suspense>
      <SignInAgain user={user} onPutOff={putOff} />
    </Suspense>
  );
}
