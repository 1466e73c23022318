import type { PictureStyle } from "@fit-closet/core";
import { Choice } from "../ui/choice.tsx";

const STYLES: { value: PictureStyle; label: string }[] = [
  { value: "figure", label: "On a person" },
  { value: "flat-lay", label: "Laid out" },
];

type StyleChoiceProps = {
  style: PictureStyle;
  disabled: boolean;
  onChange: (style: PictureStyle) => void;
};

export function StyleChoice({ style, ...rest }: StyleChoiceProps) {
  return (
    <Choice
      legend="How the outfit is drawn"
      value={style}
      options={STYLES}
      className="w-fit"
      {...rest}
    />
  );
}
