import type { ComponentProps } from "react";

type OutfitPictureProps = ComponentProps<"img"> & {
  drawn: { image_url?: string | null | undefined; image_alt?: string | null | undefined };
};

/** An outfit as it was drawn, told in words to who does not see it. */
export const OutfitPicture = ({ drawn, ...rest }: OutfitPictureProps) => (
  <img
    src={drawn.image_url ?? undefined}
    alt={drawn.image_alt ?? "The outfit, drawn"}
    width={1024}
    height={1024}
    {...rest}
  />
);
