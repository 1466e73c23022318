import { Heart } from "lucide-react";
import { ButtonLink } from "../ui/button.tsx";
import { AccountBox } from "./account-box.tsx";

/** The way to what was learned of somebody. */
export function TasteBox() {
  return (
    <AccountBox title="Your taste">
      <p className="text-soft">
        Your ideas learn from what you keep, leave out, save and wear. See what they have learned so
        far, and have it forgotten.
      </p>
      <ButtonLink to="/taste" className="justify-self-start">
        <Heart aria-hidden className="size-5 shrink-0" /> See your taste
      </ButtonLink>
    </AccountBox>
  );
}
