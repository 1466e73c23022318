import type { ComponentProps } from "react";

/**
 * The sheet that an outfit is drawn on. Drawings have no ground of their own, so that it is dark on a dark page; what a provider drew
 * is on white, which is dimmed there.
 */
export const sheetLook = "overflow-hidden bg-sheet dark:[&_img]:brightness-85";

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
