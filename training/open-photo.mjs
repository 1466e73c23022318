import sharp from "sharp";

/** A photo as its camera held it, on white, for the cartoon engine. */
export async function openPhoto(file) {
  const image = sharp(file).rotate().flatten({ background: "#fff" }).toColourspace("srgb");
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
