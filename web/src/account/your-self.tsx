import type { Account } from "@fit-closet/core";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { FieldMessage } from "../ui/field.tsx";
import { AccountBox } from "./account-box.tsx";
import { sendLetter } from "./auth-calls.ts";
import { PROVIDERS } from "./provider-sign-in.ts";
import { useSite } from "./site.ts";

export function YourSelf({ account }: { account: Account }) {
  const ways = account.providers.map((provider): string => PROVIDERS[provider]);
  if (account.hasPassword) ways.unshift("Password");
  return (
    <AccountBox title="You">
      <dl className="grid gap-3">
        <Fact name="Name">{account.name}</Fact>
        <Fact name="Email">
          {account.email}
          <Confirmed verified={account.emailVerified} />
        </Fact>
        <Fact name="You sign in with">{ways.join(" or ")}</Fact>
      </dl>
      {!account.emailVerified && <ConfirmAddress email={account.email} />}
    </AccountBox>
  );
}

/** Where no letters are sent nobody can confirm an address, and nobody is told that theirs is not. */
function Confirmed({ verified }: { verified: boolean }) {
  const site = useSite();
  if (verified) return <span className="block font-normal text-leaf">confirmed</span>;
  if (!site?.mail) return null;
  return <span className="block font-normal text-soft">not confirmed yet</span>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

function ConfirmAddress({ email }: { email: string }) {
  const sending = useMutation({ mutationFn: () => sendLetter(email), networkMode: "always" });
  const site = useSite();
  if (!site?.mail) return null;
  if (sending.isSuccess) return <output>A letter with a link is on its way.</output>;
  return (
    <>
      <FieldMessage>{sending.error?.message}</FieldMessage>
      <Button
        className="justify-self-start"
        disabled={sending.isPending}
        onClick={() => sending.mutate()}
      >
        Send me a letter to confirm it
      </Button>
    </>
  );
}
