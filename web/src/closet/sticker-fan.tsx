type StickerFanProps = { stickers: readonly string[]; askew: readonly string[]; look: string };

/** Stickers one over the other, each lying a little askew. */
export const StickerFan = ({ stickers, askew, look }: StickerFanProps) =>
  stickers.map((src, index) => (
    <img
      key={src}
      src={src}
      alt=""
      width={288}
      height={288}
      className={`object-contain drop-shadow-sticker ${look} ${askew[index]}`}
    />
  ));
