import {
  Feather,
  HeartOff,
  RefreshCw,
  Shirt,
  Sparkles,
  Thermometer,
  type LucideIcon,
} from "lucide-react";
import { Button } from "../ui/button.tsx";

type FollowUpsProps = {
  /** One outfit can be changed; of several, each would have to be named. */
  single: boolean;
  onChange: (prompt: string) => void;
  onAnother: () => void;
  /** Where there is somebody to learn from: this one is not for them at all. */
  onNotThis: (() => void) | undefined;
};

const CHANGES: readonly { Icon: LucideIcon; label: string; prompt: string }[] = [
  { Icon: Thermometer, label: "Warmer", prompt: "Make it warmer, please" },
  { Icon: Sparkles, label: "Dressier", prompt: "Make it dressier, please" },
  { Icon: Shirt, label: "More casual", prompt: "More casual, please" },
  { Icon: Feather, label: "Simpler", prompt: "Make it simpler, please" },
];

/** What people answer to an outfit, one press each; pieces that are marked to be kept or left out go along. */
export function FollowUps({ single, onChange, onAnother, onNotThis }: FollowUpsProps) {
  return (
    <>
      <Button onClick={onAnother}>
        <RefreshCw aria-hidden className="size-4" /> Another idea
      </Button>
      {onNotThis && (
        <Button onClick={onNotThis}>
          <HeartOff aria-hidden className="size-4" /> Not for me
        </Button>
      )}
      {single &&
        CHANGES.map(({ Icon, label, prompt }) => (
          <Button key={label} onClick={() => onChange(prompt)}>
            <Icon aria-hidden className="size-4" /> {label}
          </Button>
        ))}
    </>
  );
}
