import { useMutation } from "@tanstack/react-query";
import { Button } from "../ui/button.tsx";
import { sendLetter } from "./auth-calls.ts";

/** The password was right, but nobody has opened the link in the letter yet. */
export function Unconfirmed({ email }: { email: string }) {
  const sending = useMutation({ mutationFn: () => sendLetter(email), networkMode: "always" });
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-control bg-blush px-4 py-3">
      <p className="font-bold text-coral-deep">
        Please confirm your e-mail address first, by the link in the letter we sent you.
      </p>
      {sending.isSuccess ? (
        <p>It is on its way again. Its link holds for half an hour.</p>
      ) : (
        <Button disabled={sending.isPending} onClick={() => sending.mutate()}>
          Send it again
        </Button>
      )}
      {sending.error && <p>{sending.error.message}</p>}
    </div>
  );
}
